import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { notices } from './notices.ts';

const server = { target: 'http://127.0.0.1:8000', ws: true };

const catalogue = (id: string) => `words-${/words[\\/](\w+)[\\/]/.exec(id)?.[1] ?? ''}`;

export default defineConfig({
  plugins: [svelte(), notices()],
  build: {
    outDir: '../src/heckmeck/server/page',
    emptyOutDir: true,
    // The server's Content-Security-Policy allows files of its own only, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The catalogues of the first page: one piece per language.
          groups: [{ test: /words[\\/]\w+[\\/](web[\\/](page|dice|cards)|\w+)\.ftl/, name: catalogue }],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/healthz': server },
  },
});
