import { countRows, type FacetAnswer } from '../../facets/count-rows.ts';
import type { CatalogueQuestion, CatalogueRow } from './catalogue-row.ts';

/** What the whole catalogue and each of its categories answer, as long as its rows are the same: most visitors ask just this. */
const unfiltered = new WeakMap<readonly CatalogueRow[], Map<number | undefined, FacetAnswer>>();

/** Hits and facets of a question, in the catalogue's order or as the search has it; unfiltered are the products of the category. */
export function answerQuestion(rows: readonly CatalogueRow[], question: CatalogueQuestion): FacetAnswer {
  if (question.found || question.choices.length > 0) return countRows(rowsIn(rows, question.categoryId), question);
  const known = unfiltered.get(rows) ?? new Map<number | undefined, FacetAnswer>();
  unfiltered.set(rows, known);
  const answer = known.get(question.categoryId) ?? countRows(rowsIn(rows, question.categoryId), question);
  // Ids that no product is in are the caller's own invention: there is no end to them.
  if (answer.totalUnfiltered > 0) known.set(question.categoryId, answer);
  return answer;
}

function rowsIn(rows: readonly CatalogueRow[], categoryId: number | undefined): readonly CatalogueRow[] {
  return categoryId === undefined ? rows : rows.filter(({ categoryIds }) => categoryIds.includes(categoryId));
}
