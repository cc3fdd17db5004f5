import { expect, test } from 'vitest';
import { FacetIndex } from '../../facets/facet-index.ts';
import type { FacetedRow, FactChoice, FactValues } from '../../facets/faceted-row.ts';
import type { ListEngine, ListedFact } from '../list-engine.ts';
import { maxHits, type SearchDocument, type SearchEngine } from '../search-engine.ts';
import { hostedEngine } from './hosted-engine.ts';
import { recordsOf } from './records.ts';
import { quickly, searchPeer } from './service-peer.ts';

type Scope = { categoryIds: number[]; isHidden: boolean; title: string };
type Row = FacetedRow<Scope>;
type Random = (max: number) => number;

/** Returns the same numbers below `max` in every run. */
function randomNumbers(seed: number): Random {
  let state = seed;
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * max);
  };
}

const facts: ListedFact[] = [
  ...['material', 'colour', 'series', 'armrests'].map((key) => ({ key, kind: 'list' as const })),
  ...['lengthMm', 'weightKg'].map((key) => ({ key, kind: 'range' as const })),
];
const values = {
  material: ['wood', 'steel', 'concrete'],
  colour: ['ral-7016', 'any-ral', 'db-703'],
  series: ['Meent', 'meent', 'Old "OR" (new) AND: é🌳', '-', 'a_b'],
  armrests: ['true', 'false'],
};
const titles = ['Bank', 'Parkbank', 'Tafel'];

function randomRow(random: Random, id: number): Row {
  const some = (all: readonly string[], share = 3) => all.filter(() => random(share) === 0);
  const varying = (): FactValues => ({
    ...(random(5) > 0 && { lengthMm: [1000 + random(8) * 100] }),
    ...(random(3) > 0 && { weightKg: [random(40) / 4] }),
    ...(random(2) > 0 && { material: some(values.material, 2) }),
    ...(random(4) === 0 && { armrests: some(values.armrests, 2).slice(0, 1) }),
  });
  const variants = random(2) === 0 ? Array.from({ length: 1 + random(4) }, () => ({ facts: varying() })) : undefined;
  return {
    id,
    position: random(20),
    scope: { categoryIds: [random(4)], isHidden: random(6) === 0, title: titles[random(3)] ?? '' },
    facts: {
      ...{ lengthMm: [1000 + random(8) * 100, 1500], weightKg: [random(40) / 4] },
      ...{
        material: some(values.material),
        colour: some(values.colour),
        series: some(values.series),
        armrests: some(values.armrests),
      },
    },
    ...(variants && { variants }),
  };
}

const documentOf = ({ id, position, scope, facts: ofRow, variants = [] }: Row): SearchDocument => ({
  ...{ siteId: 1, collection: 'products', id, kind: 'product', title: scope.title, uri: `producten/${id}`, position },
  ...{ status: 'live', hideFromSearch: scope.isHidden, codes: [], names: [], facts: [], text: '' },
  listed: { categoryIds: scope.categoryIds, hasCutOut: id % 2 === 0, elevation: 'none', facts: ofRow, variants },
});

const ranges = [
  { key: 'lengthMm', min: 1200, max: 1500 },
  { key: 'weightKg', min: 2.25, max: Number.POSITIVE_INFINITY },
];
const questions: { choices: FactChoice[]; categoryId?: number; query?: string }[] = [
  { choices: [] },
  { choices: [], categoryId: 2 },
  { choices: ranges },
  { choices: [{ key: 'material', values: ['wood', 'steel'] }] },
  { choices: [{ key: 'series', values: ['Meent', values.series[2] ?? ''] }, ...ranges.slice(0, 1)], categoryId: 1 },
  { choices: [{ key: 'armrests', values: ['true'] }, { key: 'colour', values: ['any-ral'] }, ...ranges] },
  { choices: ranges.slice(1), query: 'bank' },
  { choices: [{ key: 'material', values: ['concrete'] }], categoryId: 3, query: 'parkbank' },
  { choices: [{ key: 'lengthMm', min: 1500, max: 1500 }], query: 'bank zonder' },
  { choices: [], query: 'nergens' },
];

async function startLists() {
  const peer = await searchPeer();
  const engine = hostedEngine(peer.service, quickly, async () => facts.map(({ key }) => key));
  return { ...peer, engine, lists: engine.lists as ListEngine };
}

async function expectSameAnswers(engine: SearchEngine, index: FacetIndex<Scope>): Promise<void> {
  for (const question of questions) {
    const { choices, categoryId, query } = question;
    const includes = ({ categoryIds }: Scope) => categoryId === undefined || categoryIds.includes(categoryId);
    const found = query === undefined ? undefined : await engine.find({ siteId: 1, query, kind: 'product' });
    const expected = index.answer({ choices, includes, found });
    const whole = index.answer({ choices: [], includes });
    const name = JSON.stringify(question);
    const list = await (engine.lists as ListEngine).find({ siteId: 1, ...question }, { first: 48, offset: 0 });
    expect(list.ids, name).toEqual(expected.hits);
    expect(list.total, name).toBe(expected.hits.length);
    expect(list.totalUnfiltered, name).toBe(expected.totalUnfiltered);
    const counted = await list.count(facts);
    expect(counted.facts, name).toEqual(expected.facts);
    const valuesIn = (counts: typeof counted.facts) =>
      [...counts].map(([key, { counts: ofFact, min, max }]) => [key, [...ofFact.keys()].sort(), min, max]).sort();
    expect(valuesIn(counted.whole), name).toEqual(valuesIn(whole.facts));
  }
}

test('CAT-02 CAT-11 API-10 lists at the service have the hits, counts and ranges of the catalogue in memory', async () => {
  const random = randomNumbers(11);
  for (let round = 0; round < 4; round += 1) {
    const { engine, indexes, stop } = await startLists();
    const index = new FacetIndex<Scope>();
    const rows = Array.from({ length: 30 }, (_, id) => randomRow(random, id + 1));
    await engine.put(rows.map(documentOf));
    index.replace([], rows);
    await expectSameAnswers(engine, index);
    const changed = rows.slice(0, 12).map(({ id }) => randomRow(random, id));
    const removed = rows.slice(20, 26).map(({ id }) => id);
    await engine.put(changed.map(documentOf));
    await engine.remove(removed.map((id) => ({ siteId: 1, collection: 'products', id })));
    index.replace(removed, changed);
    await expectSameAnswers(engine, index);
    const records = [...(indexes.get('shop_nl')?.records.values() ?? [])];
    expect(new Set(records.map(({ id }) => id)).size, 'no record of a former variant is left').toBe(index.size);
    stop();
  }
});

const bench: Row = {
  ...{ id: 1, position: 1, scope: { categoryIds: [5], isHidden: false, title: 'Bank' }, facts: { lengthMm: [1800, 2400] } },
  variants: [1800, 2400].map((lengthMm) => ({ facts: { lengthMm: [lengthMm] } })),
};

test('CAT-02 API-10 a fact that is new since the settings were applied is counted', async () => {
  const { engine, lists, asked } = await startLists();
  await engine.put([documentOf(bench)]);
  await engine.put([documentOf(bench)]);
  expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(3);
  await engine.put([documentOf({ ...bench, id: 2, facts: { finish: ['oiled'] }, variants: undefined })]);
  expect(asked.filter(({ method }) => method === 'PUT')).toHaveLength(6);
  const list = await lists.find({ siteId: 1, choices: [] }, { first: 1, offset: 0 });
  const { facts: counted } = await list.count([...facts, { key: 'finish', kind: 'list' }]);
  expect(counted.get('finish')?.counts).toEqual(new Map([['oiled', 1]]));
});

test('CAT-02 API-10 counts more values that differ by variant than a request may have queries', async () => {
  const { engine, lists } = await startLists();
  const woods = Array.from({ length: 60 }, (_, place) => `wood-${place}`);
  const rows = woods.map((wood, place): Row => {
    const variants = [wood, wood, 'steel'].map((material) => ({ facts: { material: [material] } }));
    return { ...bench, id: place + 1, facts: { material: [wood, 'steel'] }, variants };
  });
  await engine.put(rows.map(documentOf));
  const { facts: counted } = await (await lists.find({ siteId: 1, choices: [] }, { first: 1, offset: 0 })).count(facts);
  expect(counted.get('material')?.counts).toEqual(new Map([...woods.map((wood) => [wood, 1] as const), ['steel', 60] as const]));
});

test('CAT-02 API-10 all hits are at most those that the service pages through', async () => {
  const { engine, lists, indexes } = await startLists();
  await engine.put([documentOf(bench)]);
  const rows = Array.from({ length: maxHits + 100 }, (_, place) => ({ ...bench, id: place + 1 }));
  for (const record of rows.flatMap((row) => recordsOf(documentOf(row))))
    indexes.get('shop_nl')?.records.set(String(record.objectID), record);
  const { ids, total } = await lists.find({ siteId: 1, choices: [] }, undefined);
  expect(total).toBe(maxHits + 100);
  expect(ids).toEqual(rows.slice(0, maxHits).map(({ id }) => id));
  const last = await lists.find({ siteId: 1, choices: [] }, { first: 48, offset: maxHits - 10 });
  expect(last.ids).toHaveLength(10);
});

test('CAT-01 API-10 a category has its number of products, first cut-out picture and first elevation that is not flat', async () => {
  const { engine, lists } = await startLists();
  const shapes = ['none', 'flat', 'high', 'flat'] as const;
  const documents = shapes.map((elevation, place): SearchDocument => {
    const document = documentOf({
      ...bench,
      id: place + 1,
      position: 4 - place,
      scope: { ...bench.scope, categoryIds: [place < 2 ? 5 : 6] },
    });
    return { ...document, listed: { ...(document.listed as NonNullable<typeof document.listed>), elevation } };
  });
  await engine.put(documents);
  expect(await lists.categories(1)).toEqual(
    new Map([
      [5, { productCount: 2, cutOut: 2, elevation: 2 }],
      [6, { productCount: 2, cutOut: 4, elevation: 3 }],
    ]),
  );
  expect(await lists.categories(2), 'an empty index').toEqual(new Map());
});
