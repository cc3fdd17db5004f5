import { expect, test } from 'vitest';
import { ChangeHistory } from './change-history.ts';

function begun(): ChangeHistory {
  const history = new ChangeHistory();
  history.begin();
  return history;
}

test('API-08 a tag announced after a moment has changed since it, others have not', () => {
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

test('API-08 moments older than what is remembered count as changed', () => {
  const history = begun();
  const before = history.now();
  for (let n = 0; n < 6; n += 1) history.announce(Array.from({ length: 10_000 }, (_, i) => `Product:1:${n * 10_000 + i}`));
  expect(history.unchangedSince(before, ['Page:1:7'])).toBe(false);
  expect(history.unchangedSince(history.now(), ['Page:1:7'])).toBe(true);
});
