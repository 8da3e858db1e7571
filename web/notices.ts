// Writes notices.txt beside the page: every package with code in the bundle, its version, and its licence.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HERE = dirname(fileURLToPath(import.meta.url));
const LINE = '-'.repeat(80);

interface Package {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

/** The folder of the package that a module belongs to; null for our own modules. */
function folderOf(module: string): string | null {
  // Bundlers add helpers of their own, such as "\0vite/preload-helper.js".
  const helper = /^\0([^/]+)\//.exec(module)?.[1];
  if (helper !== undefined)
    return dirname(createRequire(createRequire(HERE + '/').resolve('vite')).resolve(`${helper}/package.json`));
  if (!module.includes('/node_modules/')) return null;
  let folder = dirname(module.replace(/\?.*/, ''));
  // Some packages have a package.json without a name in their inner folders.
  while (!existsSync(join(folder, 'package.json')) || read(folder).name === undefined) folder = dirname(folder);
  return folder;
}

const read = (folder: string): Package => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8'));

/** The licence in the package, or the standard text if the package only names its licence. */
function licence(folder: string, found: Package): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.\w+)?$/i.test(name));
  // A tool may list the licences of what it contains itself. Only its own code is in the page.
  if (file !== undefined) return readFileSync(join(folder, file), 'utf-8').split(/^#+ Licenses of bundled dependencies/m)[0]!;
  const standard = join(HERE, 'licences', `${found.license}.txt`);
  if (!existsSync(standard)) throw new Error(`${found.name} brings no licence text. Add web/licences/${found.license}.txt.`);
  const author = typeof found.author === 'object' ? found.author.name : found.author;
  return `Copyright (c) ${author ?? `the authors of ${found.name}`}\n\n${readFileSync(standard, 'utf-8')}`;
}

export function notices(): Plugin {
  return {
    name: 'notices',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : []));
      const folders = new Set(modules.map(folderOf).filter((folder) => folder !== null));
      const told = [...folders].map((folder): [Package, string] => [read(folder), folder]);
      told.sort(([one], [other]) => (one.name < other.name ? -1 : 1));
      const parts = told.map(
        ([one, folder]) => `${LINE}\n${one.name} ${one.version} (${one.license})\n\n${licence(folder, one).trim()}\n`,
      );
      const source = `The page contains code from these packages.\n\n${parts.join('\n')}`;
      this.emitFile({ type: 'asset', fileName: 'notices.txt', source });
    },
  };
}
