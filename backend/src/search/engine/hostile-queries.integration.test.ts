import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSearchIndex, searchDocument } from '../../testing/search-index.ts';
import { defaultKinds } from '../search-engine.ts';

let index: Awaited<ReturnType<typeof openSearchIndex>>;
beforeAll(async () => {
  index = await openSearchIndex([
    searchDocument("O'Meent \0bank\\ 'quote' 100%", { text: 'half \ud800 surrogate, \u202e right to left', codes: ["'; --"] }),
    searchDocument('مقعد حديقة', { siteId: 2 }),
  ]);
});
afterAll(() => index.close());

describe('SEA-05 any text has an answer', () => {
  it.each([
    [
      '',
      ' ',
      '\n\t',
      '!',
      '&',
      '|',
      '<->',
      ':*',
      '!!!!((((',
      "'",
      '"',
      '\\',
      '%',
      '_',
      '🪑',
      '👩‍👩‍👧‍👦',
      '\u0000',
      '\u0007\u001b',
      '\ud800',
      '\u202e\u200f',
    ],
  ])('finds nothing without a word: %j', async (...queries) => {
    for (const query of queries) {
      const { columns, suggestions } = await index.search(query);
      expect([columns.map(({ total }) => total), suggestions], JSON.stringify(query)).toEqual([[0, 0, 0], []]);
    }
  });

  it.each([
    ["'; drop table search_entry; --"],
    ["bank' & !'meent:*"],
    ['bank & | ! <-> (meent'],
    ["\\'bank\\'"],
    ['$1 $2 {bank,"x"} NULL'],
    ['bank\u0000meent'],
    ['b'],
    ['a'.repeat(10_000)],
    ['bank '.repeat(2000)],
    ['x1y2'.repeat(2500)],
    [Array.from({ length: 60 }, (_, i) => `w${i}`).join(' ')],
    ['ﷺ ⑴ ½ ℀ ㎏ ǆ İ'],
    ['\ud800bank'],
    ['𝔹𝕒𝕟𝕜'],
  ])('answers %j', async (query) => {
    const { columns } = await index.search(query);
    expect(columns.map(({ kind }) => kind)).toEqual(defaultKinds);
    await index.engine.find({ siteId: 1, query, kind: 'product' });
  });

  it('finds the words next to hostile characters', async () => {
    for (const query of ["bank' or 1=1", '(bank', 'bank\u0000', '𝔹𝕒𝕟𝕜', 'O’Meent'])
      expect(await index.titles(query), query).toHaveLength(1);
    expect(await index.titles('حديقة', 2)).toEqual(['مقعد حديقة']);
  });
});
