import { expect, it } from 'vitest';
import type { Judged } from './quality.ts';
import { qualityTable } from './quality-table.ts';

const judged = (one: Partial<Judged>): Judged => ({
  ...{ locale: 'nl', kind: 'codes', query: 'x', wanted: { tags: [] }, heldOut: false },
  ...{ recalled: true, first: true, came: [] },
  ...one,
});

it('SEA-06 the report compares engine and plain full text by kind, part and language, and omits kinds without queries', () => {
  const engine = [judged({}), judged({ recalled: false, first: false }), judged({ locale: 'de', heldOut: true, first: false })];
  const plain = engine.map((one) => ({ ...one, recalled: false }));
  expect(qualityTable({ engine, plain }).split('\n').slice(2)).toEqual([
    '| Kind of query | | Queries | Engine | nl | en | de | Plain full text | nl | en | de |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
    '| all | training | 2 | 50 / 50 | 50 / 50 | – | – | 0 / 50 | 0 / 50 | – | – |',
    '| all | held out | 1 | 100 / 0 | – | – | 100 / 0 | 0 / 0 | – | – | 0 / 0 |',
    '| codes | training | 2 | 50 / 50 | 50 / 50 | – | – | 0 / 50 | 0 / 50 | – | – |',
    '| codes | held out | 1 | 100 / 0 | – | – | 100 / 0 | 0 / 0 | – | – | 0 / 0 |',
  ]);
});
