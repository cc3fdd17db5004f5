import { expect, test } from 'vitest';
import { isOutdated, siteChanges } from './site-changes.ts';

test('PAG-02 what was loaded before the site last said that its content changed is outdated', () => {
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
