import type { FacetedRow, FacetQuestion, FactChoice, FactValues } from './faceted-row.ts';

export type FactCount = {
  /** For a list fact: number of hits per value under the other choices. */
  counts: Map<string, number>;
  /** For a range fact: smallest and largest number under the other choices. */
  min: number;
  max: number;
};

export type FacetAnswer = {
  /** IDs of all hits, by relevance for a search, otherwise in the order of the rows. */
  hits: number[];
  /** Number of rows without any choice or search. */
  totalUnfiltered: number;
  facts: Map<string, FactCount>;
  /** Index of the first matching variant, by hit ID. Contains only hits of which some variants do not match. */
  matches: Map<number, number>;
};

/** Whether facts satisfy a choice. Facts without its key do not. */
function satisfies(facts: FactValues, choice: FactChoice): boolean {
  const factValues = facts[choice.key];
  if (!factValues) return false;
  if ('values' in choice) return factValues.some((value) => choice.values.includes(String(value)));
  return factValues.some((value) => typeof value === 'number' && value >= choice.min && value <= choice.max);
}

/**
 * Returns hits and facets in one pass over the rows. A row that fails exactly one choice still counts for the fact of that
 * choice. Each facet thus shows the result of choosing another of its values. One variant of an entry must satisfy all choices
 * (CAT-11).
 */
export function countRows(rows: readonly FacetedRow[], question: FacetQuestion): FacetAnswer {
  const answer: FacetAnswer = { hits: [], totalUnfiltered: rows.length, facts: new Map(), matches: new Map() };
  for (const row of question.found ? rowsFound(rows, question.found) : rows) {
    if (row.variants) {
      countVariants(answer, row, row.variants, question.choices);
      continue;
    }
    const failed = question.choices.filter((choice) => !satisfies(row.facts, choice));
    if (failed.length === 0) answer.hits.push(row.id);
    if (failed.length <= 1) countFacts(answer.facts, row.facts, failed[0]?.key);
  }
  return answer;
}

type Variants = NonNullable<FacetedRow['variants']>;

/** Whether a variant of a hit satisfies the choices about the facts in which the variants differ. */
export function variantSatisfies(variant: Variants[number], variants: Variants, choices: readonly FactChoice[]): boolean {
  return choices.every((choice) => satisfies(variant.facts, choice) || variants.every(({ facts }) => !(choice.key in facts)));
}

/** Counts a row with variants. Each value counts once for all variants that have it and fail no other choice. */
function countVariants(answer: FacetAnswer, row: FacetedRow, variants: Variants, choices: readonly FactChoice[]): void {
  const varying = new Set(variants.flatMap(({ facts }) => Object.keys(facts)));
  const failedByAll = choices.filter((choice) => !varying.has(choice.key) && !satisfies(row.facts, choice));
  if (failedByAll.length > 1) return;
  const own = choices.filter(({ key }) => varying.has(key));
  const failed = variants.map(({ facts }) => own.filter((choice) => !satisfies(facts, choice)));
  const first = failed.findIndex(({ length }) => length === 0);
  const [onlyFailed] = failedByAll;
  if (onlyFailed) {
    if (first >= 0) countFacts(answer.facts, row.facts, onlyFailed.key);
    return;
  }
  if (first >= 0) {
    answer.hits.push(row.id);
    if (failed.some(({ length }) => length > 0)) answer.matches.set(row.id, first);
    for (const key of Object.keys(row.facts)) if (!varying.has(key)) countFacts(answer.facts, row.facts, key);
  }
  for (const key of varying) {
    const open = variants.filter((_, place) => failed[place]?.every((choice) => choice.key === key));
    const values = new Set(open.flatMap(({ facts }): readonly (string | number)[] => facts[key] ?? []));
    if (values.size > 0) countFacts(answer.facts, { [key]: [...values] as string[] | number[] }, key);
  }
}

/** Returns the rows with these IDs, in the given order; IDs without a row are left out. */
function rowsFound(rows: readonly FacetedRow[], ids: readonly number[]): FacetedRow[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const found: FacetedRow[] = [];
  for (const row of rows) {
    const place = places.get(row.id);
    if (place !== undefined) found[place] = row;
  }
  return found.filter(Boolean);
}

function countFacts(facts: Map<string, FactCount>, counted: FactValues, onlyKey: string | undefined): void {
  const keys = onlyKey === undefined ? Object.keys(counted) : [onlyKey];
  for (const key of keys) {
    let count = facts.get(key);
    if (!count) {
      count = { counts: new Map(), min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
      facts.set(key, count);
    }
    for (const value of counted[key] ?? []) countValue(count, value);
  }
}

function countValue(count: FactCount, value: string | number): void {
  if (typeof value === 'string') {
    count.counts.set(value, (count.counts.get(value) ?? 0) + 1);
    return;
  }
  if (value < count.min) count.min = value;
  if (value > count.max) count.max = value;
}
