import { expect, test } from 'vitest';
import type { SearchDocument } from '../search-engine.ts';
import { hostedEngine } from './hosted-engine.ts';
import { markedText } from './marked-text.ts';
import { recordOf } from './records.ts';
import { quickly, searchPeer } from './service-peer.ts';

const document = (id: number, title = `Bank ${id}`, siteId: 1 | 2 | 3 = 1): SearchDocument => ({
  siteId,
  collection: 'products',
  id,
  kind: 'product',
  title,
  uri: `producten/${id}`,
  status: 'live',
  hideFromSearch: false,
  codes: [],
  names: [],
  facts: [],
  text: '',
  position: id,
});

const idsOf = (engine: ReturnType<typeof hostedEngine>) => engine.find({ siteId: 1, query: 'bank', kind: 'product' });

test('SEA-01 a rebuild answers from the former documents until it ends, and keeps the synonyms', async () => {
  const { service, indexes } = await searchPeer();
  const engine = hostedEngine(service, quickly);
  await engine.put([document(1), document(2)]);
  await engine.setSynonyms([{ siteId: 1, words: ['bank', 'zitbank'] }]);
  const during: unknown[] = [];
  await engine.replaceAll(
    (async function* () {
      yield [document(3)];
      during.push(await idsOf(engine));
      yield [document(4), document(4, 'Bench', 2)];
    })(),
  );
  expect(during).toEqual([[1, 2]]);
  expect(await idsOf(engine)).toEqual([3, 4]);
  expect([...indexes.keys()].sort()).toEqual(['shop_de', 'shop_en', 'shop_nl']);
  expect(indexes.get('shop_nl')).toMatchObject({
    synonyms: [{ objectID: 'group-1', type: 'synonym', synonyms: ['bank', 'zitbank'] }],
    settings: { queryLanguages: ['nl'] },
  });
});

test('SEA-01 a failed rebuild changes nothing, and leaves no index behind', async () => {
  const { service, indexes } = await searchPeer();
  const engine = hostedEngine(service, quickly);
  await engine.put([document(1)]);
  const failing = (async function* () {
    yield [document(2)];
    throw new Error('the database went away');
  })();
  await expect(engine.replaceAll(failing)).rejects.toThrow('the database went away');
  expect(await idsOf(engine)).toEqual([1]);
  expect([...indexes.keys()].sort()).toEqual(['shop_de', 'shop_en', 'shop_nl']);
});

test('SEA-06 synonyms of each language replace the former ones; an empty list removes all', async () => {
  const { service, asked, indexes } = await searchPeer();
  const engine = hostedEngine(service, quickly);
  await engine.setSynonyms([
    { siteId: 1, words: ['prullenbak', 'afvalbak', 'vuilnisbak'] },
    { siteId: 3, words: ['Mülleimer', 'Abfallbehälter'] },
    { siteId: 3, words: ['einsam'] },
  ]);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toContain(
    'POST /1/indexes/shop_nl/synonyms/batch?replaceExistingSynonyms=true',
  );
  expect(indexes.get('shop_nl')?.synonyms).toEqual([
    { objectID: 'group-1', type: 'synonym', synonyms: ['prullenbak', 'afvalbak', 'vuilnisbak'] },
  ]);
  expect(indexes.get('shop_de')?.synonyms).toHaveLength(1);
  await engine.setSynonyms([]);
  expect([...indexes.values()].map(({ synonyms }) => synonyms)).toEqual([[], [], []]);
});

test('SEA-01 a record stays below the maximum size of the service by omitting the end of the text', () => {
  const long = {
    ...document(1),
    text: 'hardhout é🌳 '.repeat(5000),
    facts: Array.from({ length: 500 }, (_, i) => `${'feit'.repeat(40)} ${i}`),
  };
  const record = recordOf(long);
  expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
  expect(record).toMatchObject({ title: 'Bank 1', objectID: 'products-1' });
  expect(recordOf({ ...document(1), text: 'kort', title: 'A\u0000B\ue000C\ud800' })).toMatchObject({
    text: 'kort',
    title: 'A B C',
  });
});

test('SEA-06 tags become positions in the text, and unclosed tags mark nothing', () => {
  expect(markedText('\ue000Park\ue001bank 🌳 \ue000hout\ue001')).toEqual({
    text: 'Parkbank 🌳 hout',
    marks: [
      { start: 0, end: 4 },
      { start: 12, end: 16 },
    ],
  });
  expect(markedText('\ue001a\ue000b')).toEqual({ text: 'ab', marks: [] });
});
