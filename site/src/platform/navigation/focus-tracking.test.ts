import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { trackFocus } from './focus-tracking.ts';

const element = () => ({ checkVisibility: () => true });
const body = element();
const link = element();
const field = element();
const page = { body, activeElement: body, panel: null as object | null, querySelector: () => page.panel };

vi.stubGlobal('document', page);
vi.useFakeTimers();

/** Returns the result of `trackFocus` after its timer has run. */
function watched(): () => boolean {
  const mayMove = trackFocus();
  vi.runAllTimers();
  return mayMove;
}

beforeEach(() => void Object.assign(page, { activeElement: link, panel: null }));
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('A11Y the focus moves if the visitor waits, or if the focused element is gone or hidden', () => {
  expect(watched()()).toBe(true);
  const mayMove = watched();
  page.activeElement = body;
  expect(mayMove()).toBe(true);
  page.activeElement = { checkVisibility: () => false };
  expect(mayMove()).toBe(true);
});

test('A11Y a closing dialog returns the focus, and it moves on from there', () => {
  const mayMove = trackFocus();
  page.activeElement = field;
  expect(mayMove()).toBe(true);
  vi.runAllTimers();
  expect(mayMove()).toBe(true);
});

test('A11Y the focus stays if the visitor has entered a field meanwhile or opened a panel by the focused button', () => {
  const mayMove = watched();
  page.panel = element();
  expect(mayMove()).toBe(false);
  page.panel = null;
  page.activeElement = field;
  expect(mayMove()).toBe(false);
});
