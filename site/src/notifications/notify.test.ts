import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismiss, dismissAbout, notify, toasts } from './notify.ts';

const texts = () => toasts.get().map(({ text }) => text);

beforeEach(() => toasts.set([]));
afterEach(() => vi.unstubAllGlobals());

test('PAG-14 at most three notifications are shown, in chronological order', () => {
  for (const text of ['one', 'two', 'three', 'four']) notify({ kind: 'success', text });
  expect(texts()).toEqual(['two', 'three', 'four']);
});

test('PAG-14 dismissing one notification does not affect others, even with the same text', () => {
  for (const kind of ['success', 'error', 'error'] as const) notify({ kind, text: kind });
  dismiss(toasts.get()[1]?.key ?? 0);
  expect(texts()).toEqual(['success', 'error']);
});

test('PAG-14 in the mobile layout at most two notifications are shown', () => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  for (const text of ['one', 'two', 'three']) notify({ kind: 'success', text });
  expect(texts()).toEqual(['two', 'three']);
});

test('PAG-14 notifications about some data are dismissed together', () => {
  notify({ kind: 'notice', text: 'list', about: 'a' });
  notify({ kind: 'notice', text: 'other list', about: 'b' });
  notify({ kind: 'success', text: 'no list' });
  dismissAbout('a');
  expect(texts()).toEqual(['other list', 'no list']);
});
