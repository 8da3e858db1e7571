import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// What is tested here needs no browser, only the few things of one that tests/browser.ts brings. ../tests/browser has the rest.
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] },
  // A slow machine fails no test: whole games take as long as they take.
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/browser.ts'], testTimeout: 0 },
});
