import type { FacetedRow, FacetQuestion, FactChoice } from './faceted-row.ts';

export type FactCount = {
  /** Of a list fact: hits each value would have under the other choices. */
  counts: Map<string, number>;
  /** Of a range fact: smallest and largest number under the other choices. */
  min: number;
  max: number;
};

export type FacetAnswer = {
  /** Ids of all hits: what was searched for best first, else in the order of the rows. */
  hits: number[];
  /** Rows without any choice or search. */
  totalUnfiltered: number;
  facts: Map<string, FactCount>;
};

/** True where a row satisfies a choice; an entry without the fact never does. */
function satisfies(row: FacetedRow, choice: FactChoice): boolean {
  const given = row.facts[choice.key];
  if (!given) return false;
  if ('values' in choice) return given.some((value) => choice.values.includes(String(value)));
  return given.some((value) => typeof value === 'number' && value >= choice.min && value <= choice.max);
}

/**
 * Hits and facets in one pass over the rows. A row that fails exactly one choice still counts for that choice's own fact: so
 * each facet shows what choosing another of its values would give.
 */
export function countRows(rows: readonly FacetedRow[], question: FacetQuestion): FacetAnswer {
  const answer: FacetAnswer = { hits: [], totalUnfiltered: rows.length, facts: new Map() };
  for (const row of question.found ? rowsFound(rows, question.found) : rows) {
    const failed = question.choices.filter((choice) => !satisfies(row, choice));
    if (failed.length === 0) answer.hits.push(row.id);
    if (failed.length <= 1) countFacts(answer.facts, row, failed[0]?.key);
  }
  return answer;
}

/** The rows with these ids, in their order; ids without a row are left out. */
function rowsFound(rows: readonly FacetedRow[], ids: readonly number[]): FacetedRow[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const found: FacetedRow[] = [];
  for (const row of rows) {
    const place = places.get(row.id);
    if (place !== undefined) found[place] = row;
  }
  return found.filter(Boolean);
}

function countFacts(facts: Map<string, FactCount>, row: FacetedRow, onlyKey: string | undefined): void {
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
