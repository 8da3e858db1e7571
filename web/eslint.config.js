import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  // `make types` writes the protocol.
  globalIgnores(['src/protocol.ts']),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['*.js', '*.ts', 'public/*.js'] }, extraFileExtensions: ['.svelte'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // svelte-check finds unknown names, and it knows the browser's.
      'no-undef': 'off',
      // `_` says that a value has no use.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // The page keeps some sets and dates that it never shows.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // An imported component has the type `any` here. svelte-check knows its props and checks them.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // The scripts of the build use Node, and the worker its own globals, whose types the page does not install.
    files: ['*.js', '*.ts', 'public/*.js'],
    extends: [ts.configs.disableTypeChecked],
  },
  {
    files: ['src/kinds/*/*Table.svelte'],
    rules: {
      // Every table gets the same props. Each uses the part that it needs.
      'svelte/no-unused-props': 'off',
    },
  },
);
