import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Rolldown } from 'vite';
import { notices } from './notices.ts';

const server = { target: 'http://127.0.0.1:8000', ws: true };

const catalogue = (id: string) => `words-${/words[\\/](\w+)[\\/]/.exec(id)?.[1] ?? ''}`;

/**
 * All that the first page imports is one file: many small ones compress worse. The entry itself waits for the words, whose files import
 * that file, so it stays apart.
 */
function firstPage(id: string, modules: Rolldown.ChunkingContext): string | null {
  const entry = `${import.meta.dirname}/src/main.ts`;
  const found = new Set<string>();
  const follow = (one: string): void => {
    if (found.has(one)) return;
    found.add(one);
    modules.getModuleInfo(one)?.importedIds.forEach(follow);
  };
  follow(entry);
  return found.has(id) && id !== entry ? 'page' : null;
}

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
          groups: [
            // The catalogues of the first page: one piece per language.
            { test: /words[\\/]\w+[\\/](web[\\/](page|dice|cards)|(?!mine|review|story)\w+)\.ftl/, name: catalogue },
            { name: firstPage, debugName: 'page' },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/healthz': server },
  },
});
