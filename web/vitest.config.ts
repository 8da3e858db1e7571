import { defineConfig } from 'vitest/config';

// What is tested here needs no browser. tests/browser has the rest.
export default defineConfig({ test: { include: ['tests/**/*.test.ts'] } });
