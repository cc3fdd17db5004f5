import { countRows, type FacetAnswer } from '../../facets/count-rows.ts';
import type { CatalogueQuestion, CatalogueRow } from './catalogue-row.ts';

/** Unfiltered answers for the whole catalogue and for each category, cached per list of rows. Most visitors request these. */
const unfiltered = new WeakMap<readonly CatalogueRow[], Map<number | undefined, FacetAnswer>>();

/**
 * Returns hits and facets of a question, in the catalogue's order or by relevance. `totalUnfiltered` counts the products of the
 * category.
 */
export function answerQuestion(rows: readonly CatalogueRow[], question: CatalogueQuestion): FacetAnswer {
  if (question.found || question.choices.length > 0) return countRows(rowsIn(rows, question.categoryId), question);
  const known = unfiltered.get(rows) ?? new Map<number | undefined, FacetAnswer>();
  unfiltered.set(rows, known);
  const answer = known.get(question.categoryId) ?? countRows(rowsIn(rows, question.categoryId), question);
  // Answers for unknown category IDs are not cached, because callers can send any number of them.
  if (answer.totalUnfiltered > 0) known.set(question.categoryId, answer);
  return answer;
}

function rowsIn(rows: readonly CatalogueRow[], categoryId: number | undefined): readonly CatalogueRow[] {
  return categoryId === undefined ? rows : rows.filter(({ categoryIds }) => categoryIds.includes(categoryId));
}
