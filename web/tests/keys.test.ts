// Keys that the page acts on, and those that it leaves to others.

import { expect, test, vi } from 'vitest';

class Target {
  constructor(readonly inside: string) {}
  closest(selectors: string): Target | null {
    return selectors.split(', ').includes(this.inside) ? this : null;
  }
}
vi.stubGlobal('Element', Target);

const { pageKey } = await import('../src/lib/keys');
const pressed = (more: Partial<Record<'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target', unknown>>) =>
  pageKey({ key: 's', target: new Target('main'), ...more } as unknown as KeyboardEvent);

test('letters count in upper case, and other keys by their names', () => {
  expect([pressed({}), pressed({ key: 'S' }), pressed({ key: 'Enter' })]).toEqual(['S', 'S', 'Enter']);
});

test('what is meant for the browser, a text field or a dialog is not the page’s', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented'] as const) expect(pressed({ [held]: true })).toBeNull();
  for (const inside of ['input', 'textarea', 'dialog']) expect(pressed({ target: new Target(inside) })).toBeNull();
});
