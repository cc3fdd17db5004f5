import { beforeAll, expect, it } from 'vitest';
import { instrumentedSql } from '../../platform/api/instrumented-sql.ts';
import { apiTest } from '../../testing/open-api.ts';
import type { SearchDocument } from '../search-engine.ts';
import { allDocuments, publicEntries } from './documents-of.ts';

const api = apiTest('demo');
const documents: SearchDocument[] = [];
let statements: number;
beforeAll(async () => {
  const sql = instrumentedSql(api.payload.db.pool);
  for await (const batch of allDocuments(sql)) documents.push(...batch);
  statements = sql.statements;
});

const document = (uri: string) => documents.find((candidate) => candidate.uri === uri);

it('SEA-01 the document of a product has its codes, names, facts and category in the language of the site', () => {
  expect(document('producten/zitmeubilair/meent-parkbank')).toMatchObject({
    ...{ siteId: 1, collection: 'products', kind: 'product', title: 'Meent parkbank', status: 'live', hideFromSearch: false },
    ...{ categoryTitle: 'Banken met rugleuning', categoryUri: 'producten/zitmeubilair/banken-met-rugleuning' },
    codes: [
      ...['BM-1010', 'BM-1010-01', 'BM-1010-02', 'BM-1010-03', 'BM-1010-L1', 'BM-1010-L2', 'BM-1010-G1', 'BM-1010-G2'],
      ...['BM-1010-S01', 'BM-1010-S02', 'BM-1010-S03', 'BM-1010-S91'],
    ],
    names: expect.arrayContaining(['Meent', 'Zitmeubilair', 'Banken met rugleuning']),
    facts: expect.arrayContaining([
      'RAL 7016',
      'Antracietgrijs',
      'FSC-hardhout (bv. cumaru)',
      'Vrijstaand',
      'Rugleuning',
      'EN 350',
    ]),
    text: expect.stringContaining('zes brede latten'),
    imageId: expect.any(Number),
  });
  expect(document('produkte/sitzmoebel/meent-parkbank')).toMatchObject({
    title: 'Meent Parkbank',
    names: expect.arrayContaining(['Sitzmöbel']),
    facts: expect.arrayContaining(['Anthrazitgrau', 'Freistehend', 'Rückenlehne']),
  });
  expect(JSON.stringify(document('producten/zitmeubilair/meent-parkbank'))).not.toMatch(/Geen|890/);
});

it('CAT-17 a discontinued product is found by words for its state and its successor, in the language of the site', () => {
  const words = (kind: string, siteId: number) =>
    documents.filter((one) => one.kind === kind && one.siteId === siteId).map(({ facts }) => facts.join(' '));
  expect(words('discontinued', 1)).toContainEqual(expect.stringMatching(/niet meer leverbaar .*opvolger/));
  expect(words('discontinued', 2)).toContainEqual(expect.stringMatching(/discontinued.* successor/));
  expect(words('discontinued', 3)).toContainEqual(expect.stringMatching(/nicht mehr lieferbar Nachfolger/));
  expect(words('product', 1).join(' ')).not.toMatch(/niet meer leverbaar|opvolger/);
});

it('SEA-01 the documents of projects, pages, categories, questions and news have their texts', () => {
  expect(document('projecten/stationsweide')).toMatchObject({
    kind: 'project',
    names: expect.arrayContaining(['Een dak dat hoog genoeg is']),
    facts: expect.arrayContaining(['Amersfoort', 'Nederland', 'Station', '2025', 'Spaak etagerek']),
    text: expect.stringContaining('96 modules'),
  });
  expect(document('producten/zitmeubilair')).toMatchObject({
    collection: 'categories',
    kind: 'page',
    categoryTitle: 'Producten',
  });
  expect(document('veelgestelde-vragen/klopt-de-kleur-op-mijn-scherm')).toMatchObject({
    kind: 'page',
    names: ['Producten en kleuren'],
    text: expect.stringContaining('poedercoating'),
  });
  expect(document('contact')).toMatchObject({ collection: 'pages', kind: 'page' });
  const news = documents.filter(({ siteId, collection }) => siteId === 1 && collection === 'news');
  const newest = news.reduce((first, other) => (other.position < first.position ? other : first));
  expect(newest).toMatchObject({ categoryTitle: 'Nieuws', text: expect.stringMatching(/\w{4}/) });
});

it('SEA-01 all documents are read in large batches', () => {
  expect(documents.length).toBeGreaterThan(500);
  expect(statements).toBeLessThanOrEqual(36);
  expect(new Set(documents.map(({ siteId, collection, id }) => `${siteId} ${collection} ${id}`)).size).toBe(documents.length);
});

it('SEA-01 products are read in the order of the catalogue, in batches', async () => {
  const sql = instrumentedSql(api.payload.db.pool);
  const batches: number[][] = [];
  for await (const { siteId, collection, ids } of publicEntries(sql, 7))
    if (siteId === 2 && collection === 'products') batches.push(ids);
  const listed = await sql.query<{ id: number }>(
    'select product_id as id from catalogue where site_id = 2 order by position, product_id',
  );
  const read = new Set(batches.flat());
  expect(read.size).toBeGreaterThan(40);
  expect(batches.slice(0, -1).every(({ length }) => length === 7)).toBe(true);
  expect(batches.flat()).toEqual(listed.map(({ id }) => id).filter((id) => read.has(id)));
});
