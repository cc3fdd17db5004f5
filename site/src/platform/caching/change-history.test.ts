import { expect, test } from 'vitest';
import { ChangeHistory } from './change-history.ts';

function begun(): ChangeHistory {
  const history = new ChangeHistory();
  history.begin();
  return history;
}

test('API-08 a tag announced after a moment has changed since then, others have not', () => {
  const history = begun();
  const before = history.now();
  history.announce(['Page:1:7']);
  const after = history.now();
  expect(history.unchangedSince(before, ['Page:1:7'])).toBe(false);
  expect(history.unchangedSince(before, ['Page:1:8'])).toBe(true);
  expect(history.unchangedSince(after, ['Page:1:7'])).toBe(true);
});

test('API-08 before the first connection there is no moment, and nothing counts as unchanged', () => {
  const history = new ChangeHistory();
  expect(history.now()).toBeUndefined();
  expect(history.unchangedSince(history.now(), [])).toBe(false);
});

test('API-08 after a reset everything counts as changed', () => {
  const history = begun();
  const before = history.now();
  history.reset();
  expect(history.unchangedSince(before, [])).toBe(false);
  expect(history.unchangedSince(history.now(), ['Page:1:7'])).toBe(true);
});

test('API-08 moments older than the stored history count as changed', () => {
  const history = begun();
  const before = history.now();
  for (let n = 0; n < 6; n += 1) history.announce(Array.from({ length: 10_000 }, (_, i) => `Product:1:${n * 10_000 + i}`));
  expect(history.unchangedSince(before, ['Page:1:7'])).toBe(false);
  expect(history.unchangedSince(history.now(), ['Page:1:7'])).toBe(true);
});

test('PAG-02 returns the position of the last change of a type, or of joining the stream if there was none', () => {
  const history = new ChangeHistory();
  history.position = 10;
  history.begin();
  history.position = 11;
  history.announce(['Product:1:7', 'Fact:1:list']);
  history.position = 12;
  history.announce(['Fact:2:3', 'path:1:nieuws/x']);
  expect([history.lastChangeOf('Product'), history.lastChangeOf('Fact'), history.lastChangeOf('Page')]).toEqual([11, 12, 10]);
  history.position = 20;
  history.reset();
  expect(history.lastChangeOf('Product')).toBe(20);
});
