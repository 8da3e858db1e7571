// Whether there is room for the three ways side by side. The style sheets of this folder ask for the same width.

import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('max-width: 899px');
