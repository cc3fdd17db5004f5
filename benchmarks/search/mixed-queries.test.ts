import { expect, it } from 'vitest';
import { siteIdOf } from '../../contract/locales.ts';
import { labelledQueries } from './labelled-set.ts';
import { mixedQueries } from './mixed-queries.ts';

const keys = (heldOut: boolean) =>
  new Set(labelledQueries.filter((one) => one.heldOut === heldOut).map(({ locale, query }) => `${siteIdOf(locale)} ${query}`));

it('SEA-06 a third of the timed queries is labelled, of every kind and none held out, and no query is repeated', () => {
  const parts = mixedQueries([200, 480], 1).map((part) => part.map(({ siteId, query }) => `${siteId} ${query}`));
  expect(parts.map(({ length }) => length)).toEqual([200, 480]);
  const all = parts.flat();
  expect(new Set(all).size).toBe(680);
  const [tuned, heldOut] = [keys(false), keys(true)];
  expect(all.filter((key) => heldOut.has(key))).toEqual([]);
  expect(parts.map((part) => part.filter((key) => tuned.has(key)).length)).toEqual([67, 160]);
  const kinds = labelledQueries
    .filter(({ locale, query }) => all.includes(`${siteIdOf(locale)} ${query}`))
    .map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(labelledQueries.map(({ kind }) => kind)));
});
