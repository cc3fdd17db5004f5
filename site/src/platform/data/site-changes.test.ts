import { expect, test } from 'vitest';
import { changesText, isOutdated, siteChanges } from './site-changes.ts';

test('PAG-02 data loaded before the latest known content change is outdated', () => {
  siteChanges.hear(41);
  expect(isOutdated({ changes: 41 })).toBe(false);
  siteChanges.hear(42);
  siteChanges.hear(40);
  siteChanges.hear(Number.NaN);
  expect(siteChanges.get()).toBe(42);
  expect([isOutdated({ changes: 41 }), isOutdated({ changes: 42 }), isOutdated({}), isOutdated(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('PAG-02 a list is outdated only by changes of types that lists show', () => {
  const loaded = { changes: 50 };
  const header = (position: number, product: number) =>
    siteChanges.hearHeader(changesText(position, (type) => (type === 'Product' ? product : 40)));
  header(60, 45);
  expect(isOutdated(loaded)).toBe(true);
  expect(isOutdated(loaded, () => true)).toBe(false);
  header(70, 65);
  expect(isOutdated(loaded, () => true)).toBe(true);
  expect(siteChanges.get()).toBe(70);
});
