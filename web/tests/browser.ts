// What the page's modules ask a browser for as soon as they are loaded: nobody prefers anything, and nothing is remembered.

import { vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} }, querySelectorAll: () => [] });
vi.stubGlobal('addEventListener', () => {});
