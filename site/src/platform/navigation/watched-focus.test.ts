import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { watchFocus } from './watched-focus.ts';

const element = () => ({ checkVisibility: () => true });
const body = element();
const link = element();
const field = element();
const page = { body, activeElement: body, panel: null as object | null, querySelector: () => page.panel };

vi.stubGlobal('document', page);
vi.useFakeTimers();

/** The focus is watched, and what was done at first is over. */
function watched(): () => boolean {
  const mayMove = watchFocus();
  vi.runAllTimers();
  return mayMove;
}

beforeEach(() => void Object.assign(page, { activeElement: link, panel: null }));
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('A11Y the focus moves on for who waits, or stood in what has gone or is hidden', () => {
  expect(watched()()).toBe(true);
  const mayMove = watched();
  page.activeElement = body;
  expect(mayMove()).toBe(true);
  page.activeElement = { checkVisibility: () => false };
  expect(mayMove()).toBe(true);
});

test('A11Y a dialog that closes gives the focus back, and it moves on from there', () => {
  const mayMove = watchFocus();
  page.activeElement = field;
  expect(mayMove()).toBe(true);
  vi.runAllTimers();
  expect(mayMove()).toBe(true);
});

test('A11Y the focus stays with who has gone into a field meanwhile, or has opened a panel by the button that had it', () => {
  const mayMove = watched();
  page.panel = element();
  expect(mayMove()).toBe(false);
  page.panel = null;
  page.activeElement = field;
  expect(mayMove()).toBe(false);
});
