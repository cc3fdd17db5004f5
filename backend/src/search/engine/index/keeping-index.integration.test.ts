import type { ClientBase } from 'pg';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openSearchIndex, searchDocument } from '../../../testing/search-index.ts';
import type { DocumentBatch, SearchDocument } from '../../search-engine.ts';
import { readVocabulary } from './write-vocabulary.ts';

const index = await openSearchIndex();
afterAll(() => index.close());

const clock = searchDocument('Stadsklok rond');
const lamp = searchDocument('Lantaarn', { text: 'Met een verborgen armatuur.' });
beforeEach(async () => {
  await index.pool.query('truncate search_entry, search_word, search_synonym');
  await index.engine.put([clock, lamp]);
});

const rowsOf = async (word: string) =>
  (await index.pool.query('select parts, document_frequency from search_word where word = $1 order by site_id', [word])).rows;

async function* batches(...documents: SearchDocument[][]): AsyncGenerator<DocumentBatch> {
  for (const batch of documents) yield { documents: batch, release: async () => undefined };
}

it('SEA-06 a new word is found in existing compounds, without indexing their documents again', async () => {
  const versions = async () => (await index.pool.query('select xmin from search_entry where entry_id = $1', [clock.id])).rows;
  const before = await versions();
  expect(await rowsOf('stadsklok')).toEqual([{ parts: [], document_frequency: 1 }]);
  await index.engine.put([searchDocument('Klok voor een plein')]);
  expect(await rowsOf('stadsklok')).toEqual([{ parts: ['stad', 'klok'], document_frequency: 1 }]);
  expect(await index.titles('klok')).toEqual(['Klok voor een plein', 'Stadsklok rond']);
  expect(await versions()).toEqual(before);
});

it('SEA-02 a removed document is not found, used for corrections or suggested', async () => {
  expect(await index.titles('armatuur')).toEqual(['Lantaarn']);
  await index.engine.remove([lamp]);
  expect(await index.titles('armatuur')).toEqual([]);
  expect(JSON.stringify(await index.search('lantarn'))).not.toMatch(/lantaarn/i);
  expect(await rowsOf('armatuur')).toEqual([]);
});

it('SEA-01 a changed document is found only by its new words', async () => {
  await index.engine.put([{ ...lamp, title: 'Lichtmast', text: '' }]);
  expect(await index.titles('lichtmast')).toEqual(['Lichtmast']);
  expect([...(await index.titles('lantaarn')), ...(await rowsOf('lantaarn'))]).toEqual([]);
});

it('SEA-01 many documents are found batch by batch, and unchanged ones are not rewritten', async () => {
  const versions = async () =>
    (await index.pool.query('select entry_id, xmin from search_entry where entry_id = $1', [clock.id])).rows;
  const before = await versions();
  const found = new Map<string, string[]>();
  const batch = (query: string, ...documents: SearchDocument[]) => ({
    documents,
    release: async () => void found.set(query, await index.titles(query)),
  });
  await index.engine.putAll(
    (async function* () {
      yield batch('fontein', clock, searchDocument('Fontein'));
      yield batch('lantaarn', { ...lamp, title: 'Lichtmast', text: '' });
    })(),
  );
  expect(Object.fromEntries(found)).toEqual({ fontein: ['Fontein'], lantaarn: [] });
  expect(await versions()).toEqual(before);
});

it('SEA-06 many documents are split into the same words as single ones', async () => {
  const documents = [
    searchDocument('Stadsbank hout', { text: 'Een parkbank van BM-1010 staal, 400 mm.' }),
    searchDocument('Bank', { text: 'Parkhek en boombanken.' }),
    searchDocument('Park en boom', { kind: 'page' }),
    searchDocument('Parkbank', { siteId: 3 }),
    { ...lamp, title: 'Parklamp' },
    searchDocument('Lamp op hek'),
  ];
  const words = async () =>
    (
      await index.pool.query(`select site_id, word, stem, document_frequency, title_document_frequency, position_frequencies, parts, keys
        from search_word order by site_id, word`)
    ).rows;
  for (const document of documents) await index.engine.put([document]);
  const one = await words();
  await index.pool.query('truncate search_entry, search_word');
  await index.engine.put([clock, lamp]);
  await index.engine.putAll(batches(documents.slice(0, 3), documents.slice(3, 4), documents.slice(4)));
  expect(await words()).toEqual(one);
  expect(await rowsOf('parkbank')).toEqual([
    { parts: ['park', 'bank'], document_frequency: 1 },
    { parts: [], document_frequency: 1 },
  ]);
});

it('SEA-01 a failure keeps the batches before it, and releases all', async () => {
  const bad = { ...searchDocument('Fontein'), kind: undefined as never };
  const released: string[] = [];
  const batch = (document: SearchDocument) => ({
    documents: [document],
    release: async () => void released.push(document.title),
  });
  const failing = (async function* () {
    yield batch(searchDocument('Poller'));
    yield batch(bad);
  })();
  await expect(index.engine.putAll(failing)).rejects.toThrow();
  expect(released.toSorted()).toEqual(['Fontein', 'Poller']);
  expect([await index.titles('poller'), await index.titles('fontein'), await index.titles('lantaarn')]).toEqual([
    ['Poller'],
    [],
    ['Lantaarn'],
  ]);
});

it('SEA-06 compounds are split after a failure, though no document changes any more', async () => {
  const plaza = searchDocument('Klok voor een plein');
  const failing = (async function* () {
    yield { documents: [plaza], release: async () => undefined };
    throw new Error('killed');
  })();
  await expect(index.engine.putAll(failing)).rejects.toThrow('killed');
  await index.engine.putAll(batches([clock, lamp, plaza]));
  expect(await rowsOf('stadsklok')).toEqual([{ parts: ['stad', 'klok'], document_frequency: 1 }]);
});

it('SEA-01 yields the keys of all documents', async () => {
  const page = searchDocument('Pagina', { siteId: 2, kind: 'page' });
  await index.engine.put([page]);
  const keys = (await Array.fromAsync(index.engine.keys())).flat();
  const expected = [clock, lamp, page].map(({ siteId, collection, id }) => ({ siteId, collection, id }));
  expect(keys).toHaveLength(3);
  expect(keys).toEqual(expect.arrayContaining(expected));
});

it('SEA-06 synonyms find each other, as words and as phrases', async () => {
  await index.engine.put([searchDocument('Paal RVS'), searchDocument('Hek roestvast staal')]);
  await index.engine.setSynonyms([{ siteId: 1, words: ['rvs', 'roestvast staal', 'inox'] }]);
  for (const query of ['rvs', 'inox', 'roestvast staal'])
    expect(new Set(await index.titles(query)), query).toEqual(new Set(['Paal RVS', 'Hek roestvast staal']));
  await index.engine.setSynonyms([]);
  expect(await index.titles('inox')).toEqual([]);
});

it('SEA-06 a phrase with a stop word matches by its other words, but prefers titles with the whole phrase', async () => {
  const bench = searchDocument('Kade', { categoryTitle: 'Banken met rugleuning' });
  // The page makes the stop word known to the index.
  await index.engine.put([bench, searchDocument('Hoe gaat u om met hout?', { kind: 'page' })]);
  await index.engine.setSynonyms([{ siteId: 1, words: ['rugleuningbank', 'bank met rugleuning'] }]);
  expect(await index.titles('rugleuningbank')).toEqual(['Kade']);
  await index.engine.put([searchDocument('Meent bank met rugleuning')]);
  expect(await index.titles('rugleuningbank')).toEqual(['Meent bank met rugleuning', 'Kade']);
});

it('SEA-06 a compound that names things matches only whole; one that occurs only in a text also by its end', async () => {
  await index.engine.put([
    searchDocument('Bank'),
    searchDocument('Boombank'),
    searchDocument('Zuil', { text: 'Naast een kadebank.' }),
  ]);
  expect(await index.titles('boombank')).toEqual(['Boombank']);
  expect((await index.titles('kadebank')).toSorted()).toEqual(['Bank', 'Boombank', 'Zuil']);
});

it('SEA-06 synonyms match other forms, typing errors and compounds; the correction has the original spelling', async () => {
  await index.engine.put([searchDocument('Korf afvalbak'), searchDocument('Luwte Abfallbehälter', { siteId: 3 })]);
  await index.engine.setSynonyms([
    { siteId: 1, words: ['afvalbak', 'prullenbak'] },
    { siteId: 3, words: ['Mülleimer', 'Abfallbehälter'] },
  ]);
  for (const query of ['prullenbakken', 'prullenbakje', 'prulenbak', 'stadsprullenbak', 'ijzeren prullenbakken'])
    expect(await index.titles(query), query).toEqual(['Korf afvalbak']);
  expect(await index.titles('Mülleimern', 3)).toEqual(['Luwte Abfallbehälter']);
  expect((await index.search('Muleimmer', 3)).corrected).toBe('Mülleimer');
});

it('CAT-17 counts a word that was indexed before the places of its kind existed', async () => {
  const places = async () =>
    (await index.pool.query(`select position_frequencies as places from search_word where word = 'xylofoon'`)).rows[0]?.places;
  await index.engine.put([searchDocument('Xylofoon')]);
  await index.pool.query('update search_word set position_frequencies = position_frequencies[1:9] where word = $1', ['xylofoon']);
  await index.engine.put([searchDocument('Xylofoon', { kind: 'discontinued' })]);
  expect(await places()).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 1]);
});

it('counts the entries with a word by place, and the things that it names', async () => {
  const places = async (word: string) =>
    (
      await index.pool.query<{ places: number[] }>('select position_frequencies as places from search_word where word = $1', [
        word,
      ])
    ).rows[0]?.places;
  expect([await places('lantaarn'), await places('armatuur')]).toEqual([
    [1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  ]);
  await index.engine.put([{ ...lamp, text: '' }, searchDocument('Armatuur vervangen', { kind: 'page', facts: ['lantaarn'] })]);
  expect([await places('lantaarn'), await places('armatuur')]).toEqual([
    [1, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0],
  ]);
  const { rows } = await index.pool.query(
    `select word, document_frequency, title_document_frequency from search_word
     where word in ('lantaarn', 'armatuur') order by word`,
  );
  // Titles of pages are sentences and name no things.
  expect(rows).toEqual([
    { word: 'armatuur', document_frequency: 1, title_document_frequency: 0 },
    { word: 'lantaarn', document_frequency: 2, title_document_frequency: 1 },
  ]);
});

it('accepts concurrent changes', async () => {
  const documents = Array.from({ length: 12 }, (_, i) => searchDocument(`Zuil nummer ${i}`));
  await Promise.all(documents.map((document) => index.engine.put([document])));
  expect(await rowsOf('zuil')).toEqual([{ parts: [], document_frequency: 12 }]);
  await Promise.all(documents.map((document) => index.engine.remove([document])));
  expect(await rowsOf('zuil')).toEqual([]);
});

it('SEA-06 an update reads the words of the language without the article numbers of a large catalogue', async () => {
  await index.pool.query(`
    insert into search_word (site_id, word, spelling, document_frequency, title_document_frequency, stem, parts, keys, error_keys)
    select 1, 'bm-' || n, 'bm-' || n, 1, 1, 'bm-' || n, '{}', '{}', '{}' from generate_series(1, 20000) n`);
  await index.pool.query('analyze search_word');
  const plans: string[] = [];
  const query = async (statement: string, values: unknown[]) => {
    plans.push(JSON.stringify((await index.pool.query(`explain ${statement}`, values)).rows));
    return index.pool.query(statement, values);
  };
  const vocabulary = await readVocabulary({ query } as unknown as ClientBase, 1);
  expect(vocabulary.has('stadsklok')).toBe(true);
  expect(vocabulary.has('bm-1')).toBe(false);
  expect(plans).toEqual([expect.stringContaining('search_word_letters_idx')]);
});
