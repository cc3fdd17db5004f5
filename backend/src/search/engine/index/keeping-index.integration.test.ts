import { afterAll, beforeEach, expect, it } from 'vitest';
import { openSearchIndex, searchDocument } from '../../../testing/search-index.ts';
import type { SearchDocument } from '../../search-engine.ts';

const index = await openSearchIndex();
afterAll(() => index.close());

const clock = searchDocument('Stadsklok rond');
const lamp = searchDocument('Lantaarn', { text: 'Met een verborgen armatuur.' });
beforeEach(async () => {
  await index.pool.query('truncate search_entry, search_word, search_synonym');
  await index.engine.put([clock, lamp]);
});

const rowsOf = async (word: string) =>
  (await index.pool.query('select parts, document_frequency from search_word where word = $1', [word])).rows;

async function* batches(...documents: SearchDocument[][]) {
  yield* documents;
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

it('SEA-01 a rebuild answers from the former index until it ends, and does not rewrite unchanged documents', async () => {
  const versions = async () =>
    (await index.pool.query('select entry_id, xmin from search_entry where entry_id = $1', [clock.id])).rows;
  const before = await versions();
  let during: string[] = [];
  await index.engine.replaceAll(
    (async function* () {
      yield [clock, searchDocument('Fontein')];
      during = [...(await index.titles('lantaarn')), ...(await index.titles('fontein'))];
    })(),
  );
  expect(during).toEqual(['Lantaarn']);
  expect([await index.titles('lantaarn'), await index.titles('fontein')]).toEqual([[], ['Fontein']]);
  expect(await versions()).toEqual(before);
});

it('keeps the former index if a rebuild fails', async () => {
  const bad = { ...searchDocument('Fontein'), position: Number.NaN };
  await expect(index.engine.replaceAll(batches([clock], [{ ...bad, kind: undefined as never }]))).rejects.toThrow();
  expect(await index.titles('lantaarn')).toEqual(['Lantaarn']);
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

it('counts the entries with a word by place, and the things that it names', async () => {
  const places = async (word: string) =>
    (
      await index.pool.query<{ places: number[] }>('select position_frequencies as places from search_word where word = $1', [
        word,
      ])
    ).rows[0]?.places;
  expect([await places('lantaarn'), await places('armatuur')]).toEqual([
    [1, 1, 1, 0, 0, 0, 0, 0, 0],
    [0, 0, 1, 0, 0, 0, 0, 0, 0],
  ]);
  await index.engine.put([{ ...lamp, text: '' }, searchDocument('Armatuur vervangen', { kind: 'page', facts: ['lantaarn'] })]);
  expect([await places('lantaarn'), await places('armatuur')]).toEqual([
    [1, 1, 1, 0, 0, 0, 0, 1, 1],
    [0, 0, 0, 0, 0, 0, 1, 1, 1],
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
