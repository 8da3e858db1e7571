import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, words } from './lib/words.svelte';
import './style.css';

// Nothing is shown before there are words to show it in.
await words.use(preferredLanguage(), false);
mount(App, { target: document.getElementById('app')! });
