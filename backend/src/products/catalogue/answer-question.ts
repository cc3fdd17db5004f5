import type { CatalogueQuestion, CatalogueRow, FactChoice } from './catalogue-row.ts';

export type FactCount = {
  /** Of a list fact: hits each value would have under the other choices. */
  counts: Map<string, number>;
  /** Of a range fact: smallest and largest number under the other choices. */
  min: number;
  max: number;
};

export type CatalogueAnswer = {
  /** Product ids of all hits, in the catalogue's order. */
  hits: number[];
  /** Products of the category without any choice or search. */
  totalUnfiltered: number;
  facts: Map<string, FactCount>;
};

/** True where a row satisfies a choice; a product without the fact never does. */
export function satisfies(row: CatalogueRow, choice: FactChoice): boolean {
  const given = row.facts[choice.key];
  if (!given) return false;
  if ('values' in choice) return given.some((value) => choice.values.includes(String(value)));
  return given.some((value) => typeof value === 'number' && value >= choice.min && value <= choice.max);
}

/** What the whole catalogue and each of its categories answer, as long as its rows are the same: most visitors ask just this. */
const unfiltered = new WeakMap<readonly CatalogueRow[], Map<number | undefined, CatalogueAnswer>>();

/** Hits and facets of a question. */
export function answerQuestion(rows: readonly CatalogueRow[], question: CatalogueQuestion): CatalogueAnswer {
  if (question.words.length > 0 || question.choices.length > 0) return countRows(rows, question);
  const known = unfiltered.get(rows) ?? new Map<number | undefined, CatalogueAnswer>();
  unfiltered.set(rows, known);
  const answer = known.get(question.categoryId) ?? countRows(rows, question);
  // Ids that no product is in are the caller's own invention: there is no end to them.
  if (answer.totalUnfiltered > 0) known.set(question.categoryId, answer);
  return answer;
}

/**
 * Hits and facets in one pass over the rows (which stand in the catalogue's order). A row that fails exactly one
 * choice still counts for that choice's own fact: so each facet shows what choosing another of its values would give.
 */
function countRows(rows: readonly CatalogueRow[], question: CatalogueQuestion): CatalogueAnswer {
  const answer: CatalogueAnswer = { hits: [], totalUnfiltered: 0, facts: new Map() };
  for (const row of rows) {
    if (question.categoryId !== undefined && !row.categoryIds.includes(question.categoryId)) continue;
    answer.totalUnfiltered += 1;
    if (!question.words.every((word) => row.searchText.includes(word))) continue;
    const failed = question.choices.filter((choice) => !satisfies(row, choice));
    if (failed.length === 0) answer.hits.push(row.productId);
    if (failed.length <= 1) countFacts(answer.facts, row, failed[0]?.key);
  }
  return answer;
}

function countFacts(facts: Map<string, FactCount>, row: CatalogueRow, onlyKey: string | undefined): void {
  const keys = onlyKey === undefined ? Object.keys(row.facts) : [onlyKey];
  for (const key of keys) {
    let count = facts.get(key);
    if (!count) {
      count = { counts: new Map(), min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
      facts.set(key, count);
    }
    for (const value of row.facts[key] ?? []) countValue(count, value);
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
