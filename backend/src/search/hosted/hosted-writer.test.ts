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

test('SEA-01 many documents are found batch by batch, and each batch is released once it is found', async () => {
  const { service, indexes } = await searchPeer();
  const engine = hostedEngine(service, quickly);
  await engine.put([document(1)]);
  await engine.setSynonyms([{ siteId: 1, words: ['bank', 'zitbank'] }]);
  const released: unknown[] = [];
  const batch = (...documents: SearchDocument[]) => ({
    documents,
    release: async () => void released.push(await idsOf(engine)),
  });
  await engine.putAll(
    (async function* () {
      yield batch(document(3));
      yield batch(document(4), document(4, 'Bench', 2));
    })(),
  );
  expect(released).toEqual([
    [1, 3],
    [1, 3, 4],
  ]);
  expect([...indexes.keys()].sort()).toEqual(['shop_de', 'shop_en', 'shop_nl']);
  expect(indexes.get('shop_nl')).toMatchObject({
    synonyms: [{ objectID: 'group-1', type: 'synonym', synonyms: ['bank', 'zitbank'] }],
    settings: { queryLanguages: ['nl'] },
  });
});

test('SEA-01 a batch that the service refuses is released, and the documents before it stay', async () => {
  const { service } = await searchPeer();
  const engine = hostedEngine(service, quickly);
  const released: number[] = [];
  const batch = (one: SearchDocument) => ({ documents: [one], release: async () => void released.push(one.position) });
  const failing = (async function* () {
    yield batch(document(2));
    yield batch({ ...document(3), collection: 'x'.repeat(20_000) });
  })();
  await expect(engine.putAll(failing)).rejects.toThrow('answered 400');
  expect(released).toEqual([2, 3]);
  expect(await idsOf(engine)).toEqual([2]);
});

test('SEA-01 the keys of all documents are read, in several requests', async () => {
  const { service, asked } = await searchPeer();
  const engine = hostedEngine(service, quickly);
  await engine.put([document(1), document(2), document(3), document(4, 'Bench', 2)]);
  expect((await Array.fromAsync(engine.keys())).flat()).toEqual([
    { siteId: 1, collection: 'products', id: 1 },
    { siteId: 1, collection: 'products', id: 2 },
    { siteId: 1, collection: 'products', id: 3 },
    { siteId: 2, collection: 'products', id: 4 },
  ]);
  expect(asked.filter(({ path }) => path === '/1/indexes/shop_nl/browse')).toHaveLength(2);
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
