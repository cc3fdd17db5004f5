import { expect, it } from 'vitest';
import type { FacetAnswer } from './facet-answer.ts';
import { FacetIndex } from './facet-index.ts';
import type { FacetedRow, FacetQuestion, FactChoice, FactValues } from './faceted-row.ts';

type Scope = { categoryIds: number[] };
type Row = FacetedRow<Scope>;

/** Returns the same numbers below `max` in every run. */
function randomNumbers(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * max);
  };
}

const materials = ['wood', 'steel', 'concrete', 'granite'];
const colours = ['red', 'green', 'blue'];

function randomRow(random: (max: number) => number, id: number): Row {
  const some = (values: string[]) => values.filter(() => random(3) === 0);
  const facts = (): FactValues => ({ lengthMm: [1000 + random(8) * 100], ...(random(4) > 0 && { weightKg: [random(40)] }) });
  const variants = random(3) === 0 ? Array.from({ length: 1 + random(3) }, () => ({ facts: facts() })) : undefined;
  return {
    id,
    position: random(50),
    scope: { categoryIds: [1 + random(4)] },
    facts: { ...facts(), material: some(materials), colour: some(colours) },
    ...(variants && { variants }),
  };
}

type Question = FacetQuestion<Scope>;

const questions: Question[] = [
  { choices: [] },
  { choices: [{ key: 'material', values: ['wood', 'steel'] }] },
  {
    choices: [
      { key: 'lengthMm', min: 1200, max: 1500 },
      { key: 'colour', values: ['red'] },
    ],
  },
  {
    choices: [
      { key: 'weightKg', min: 0, max: 20 },
      { key: 'lengthMm', min: 1000, max: 1300 },
    ],
    includes: ({ categoryIds }) => categoryIds.includes(2),
  },
  { choices: [{ key: 'colour', values: ['blue'] }], found: [7, 3, 180, 11, 5, 4711], page: { offset: 1, first: 2 } },
  { choices: [{ key: 'colour', values: ['red', 'blue'] }], page: { offset: 12, first: 12 } },
];

/** Returns the facts of each variant. A fact in which variants differ is not taken from the entry. */
function variantsOf({ facts, variants = [{ facts: {} }] }: Row): FactValues[] {
  const varying = new Set(variants.flatMap((variant) => Object.keys(variant.facts)));
  const shared = Object.fromEntries(Object.entries(facts).filter(([key]) => !varying.has(key)));
  return variants.map((variant) => ({ ...shared, ...variant.facts }));
}

const meets = (facts: FactValues, choice: FactChoice) =>
  (facts[choice.key] ?? []).some((value) =>
    'values' in choice ? choice.values.includes(String(value)) : Number(value) >= choice.min && Number(value) <= choice.max,
  );

/** Returns the values of an entry, each once, of those variants that satisfy all choices about other facts. */
function countedValues(row: Row, choices: readonly FactChoice[]): [key: string, value: string | number][] {
  const values = variantsOf(row).flatMap((variant) =>
    Object.entries(variant)
      .filter(([key]) => choices.every((choice) => choice.key === key || meets(variant, choice)))
      .flatMap(([key, own]) => own.map((value) => [`${key} ${value}`, [key, value]] as const)),
  );
  return [...new Map(values).values()] as [string, string | number][];
}

/** Answers by testing each entry and variant alone, as CAT-02 and CAT-11 describe it. */
function expectedAnswer(rows: readonly Row[], { choices, found, includes = () => true, page }: Question): FacetAnswer {
  const all = rows
    .filter(({ scope }) => includes(scope))
    .sort((one, other) => one.position - other.position || one.id - other.id);
  const requested = found ? found.flatMap((id) => all.filter((row) => row.id === id)) : all;
  const values = Map.groupBy(
    requested.flatMap((row) => countedValues(row, choices)),
    ([key]) => key,
  );
  const facts = [...values].map(([key, ofFact]) => {
    const texts = Map.groupBy(
      ofFact.filter(([, value]) => typeof value === 'string'),
      ([, value]) => String(value),
    );
    const numbers = ofFact.flatMap(([, value]) => (typeof value === 'number' ? value : []));
    const counts = new Map([...texts].map(([text, { length }]) => [text, length]));
    return [key, { counts, min: Math.min(...numbers), max: Math.max(...numbers) }] as const;
  });
  const hits = requested.filter((row) => variantsOf(row).some((variant) => choices.every((choice) => meets(variant, choice))));
  const ids = hits.map(({ id }) => id);
  const requestedIds = page ? ids.slice(page.offset, page.offset + page.first) : ids;
  return { hits: requestedIds, total: ids.length, totalUnfiltered: all.length, facts: new Map(facts) };
}

it('CAT-02 CAT-11 answers after 10,000 random changes are those of the rows', () => {
  const random = randomNumbers(7);
  const rows = new Map<number, Row>();
  const index = new FacetIndex<Scope>();
  for (let change = 1; change <= 10_000; ) {
    const changed = Array.from({ length: 1 + random(20) }, () => 1 + random(200));
    const present = [...new Set(changed)].filter(() => random(4) > 0).map((id) => randomRow(random, id));
    for (const id of changed) rows.delete(id);
    for (const row of present) rows.set(row.id, row);
    index.replace(changed, present);
    const before = change;
    change += changed.length;
    if (Math.floor(before / 500) === Math.floor(change / 500)) continue;
    if (random(3) === 0) index.compact();
    for (const question of questions) {
      expect(index.answer(question)).toEqual(expectedAnswer([...rows.values()], question));
      const { includes = () => true, page = { offset: 3, first: 50 } } = question;
      const { hits } = expectedAnswer([...rows.values()], { choices: [], includes, page });
      expect(index.listed(includes, page)).toEqual(hits);
    }
    expect(index.size).toBe(rows.size);
  }
});

it('CAT-02 names the first entry and the number of entries of each scope', () => {
  const index = new FacetIndex<string>();
  const row = (id: number, position: number, scope: string) => ({ id, position, scope, facts: {} });
  index.replace([], [row(1, 30, 'a'), row(2, 10, 'b'), row(3, 20, 'a')]);
  expect(index.scopes()).toEqual([
    { scope: 'a', count: 2, firstId: 3, firstPlace: 1 },
    { scope: 'b', count: 1, firstId: 2, firstPlace: 0 },
  ]);
  index.replace([2], []);
  expect(index.scopes().map(({ scope }) => scope)).toEqual(['a']);
});

it('CAT-02 a copy and its original change apart, also after the original was compacted', () => {
  const random = randomNumbers(3);
  const index = new FacetIndex<Scope>();
  const rows = Array.from({ length: 50 }, (_, id) => randomRow(random, id));
  index.replace([], rows);
  const copy = index.copy();
  let latest = rows;
  for (let round = 0; round < 60; round += 1) {
    latest = rows.map(({ id }) => randomRow(random, id));
    index.replace([], latest);
  }
  const changed = randomRow(random, 7);
  copy.replace([8], [changed]);
  const ofCopy = rows.map((row) => (row.id === 7 ? changed : row)).filter(({ id }) => id !== 8);
  for (const question of questions) {
    expect(index.answer(question)).toEqual(expectedAnswer(latest, question));
    expect(copy.answer(question)).toEqual(expectedAnswer(ofCopy, question));
  }
});

it('CAT-02 a row that cannot be read leaves the index as it was', () => {
  const index = new FacetIndex<null>();
  const row = (id: number, facts: FactValues) => ({ id, position: id, scope: null, facts });
  index.replace([], [row(1, { colour: ['red'] })]);
  expect(() => index.replace([1], [row(2, { colour: null as never })])).toThrow();
  expect(index.answer({ choices: [] }).hits).toEqual([1]);
});

it('CAT-02 more choices than a mask has bits are refused', () => {
  const index = new FacetIndex<null>();
  const choices = Array.from({ length: 32 }, (_, place) => ({ key: `fact ${place}`, values: ['a'] }));
  expect(() => index.answer({ choices })).toThrow('at most 31 choices');
  expect(index.answer({ choices: choices.slice(1) }).hits).toEqual([]);
});
