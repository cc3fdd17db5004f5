import { afterAll, beforeAll, expect, it } from 'vitest';
import { instrumentedSql } from '../../../platform/api/instrumented-sql.ts';
import { openSearchIndex, searchDocument } from '../../../testing/search-index.ts';
import { maxHits } from '../../search-engine.ts';
import { lookUpVocabulary } from '../query/vocabulary-lookup.ts';

/**
 * Ways in which entries contain the query, from the title to the text. Each has more entries than a page, and together they
 * exceed the number that is ranked. Titles with only parts of compounds behind prepositions rank behind entries with the words in
 * their facts.
 */
const ways = [
  (n: number) => searchDocument(`Bank hout ${n}`),
  (n: number) => searchDocument(`Afdak met zitbank met tropenhout ${n}`),
  (n: number) => searchDocument(`Bank ${n}`, { facts: ['Hout'] }),
  (n: number) => searchDocument(`Zuil ${n}`, { facts: ['Hout', 'Bank'] }),
  ...Array.from(
    { length: 6 },
    (_, way) => (n: number) => searchDocument(`Paal ${way} ${n}`, { text: 'Past bij een bank van hout.' }),
  ),
];

let index: Awaited<ReturnType<typeof openSearchIndex>>;
beforeAll(async () => {
  index = await openSearchIndex(Array.from({ length: 30 }, (_, n) => ways.map((document) => document(n))).flat());
});
afterAll(() => index.close());

it.each(['bank hout', 'bank', 'hout'])('SEA-04 loading more continues up to the last hit for %s', async (query) => {
  const { columns } = await index.search(query, 1, { kinds: ['product'], first: 0 });
  const loaded: number[] = [];
  for (let offset = 0; offset < (columns[0]?.total ?? 0); offset += 24) {
    const more = await index.search(query, 1, { kinds: ['product'], first: 24, offset });
    loaded.push(...(more.columns[0]?.hits.map(({ document }) => document.id) ?? []));
  }
  expect(loaded).toHaveLength(300);
  expect(new Set(loaded).size).toBe(300);
  expect(await index.engine.find({ siteId: 1, query, kind: 'product' })).toEqual(loaded);
});

it('SEA-04 a frequent word without other forms is counted from the vocabulary, and found', async () => {
  const { columns } = await index.search('past', 1, { kinds: ['product'], first: 24 });
  expect([columns[0]?.total, columns[0]?.hits.length]).toEqual([180, 24]);
});

it('SEA-06 many synonyms do not displace the words of the query', async () => {
  const words = ['bank', 'zitbank', 'zuil', 'paal', 'hout', 'afdak', 'past'];
  const names = (word: string) => [word, ...Array.from({ length: 11 }, (_, n) => `${word}a${n} ${word}b${n} ${word}c${n}`)];
  await index.engine.setSynonyms(words.slice(0, 3).map((word) => ({ siteId: 1, words: names(word) })));
  const { byQueryWord, synonyms } = await lookUpVocabulary(instrumentedSql(index.pool), 1, { words, phrases: words });
  expect(synonyms.get('zuil')).toHaveLength(12);
  expect(new Set(byQueryWord.keys())).toEqual(new Set(words));
});

it('SEA-04 counts at most as many hits as can be loaded', async () => {
  await index.pool.query(
    `insert into search_entry (site_id, collection, entry_id, kind, position, category, head, document, text, fingerprint, lexemes)
     select site_id, collection, 1e6 + copy, kind, position, category, head, document, text, fingerprint, lexemes
     from (select * from search_entry where document ->> 'title' like 'Zuil%' limit 1) one, generate_series(1, $1::int) copy`,
    [maxHits],
  );
  const { columns } = await index.search('zuil', 1, { kinds: ['product'] });
  expect(columns[0]?.total).toBe(maxHits);
  expect(await index.engine.find({ siteId: 1, query: 'zuil', kind: 'product' })).toHaveLength(maxHits);
});
