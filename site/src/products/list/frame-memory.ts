import type { Query } from '../../platform/data/query.ts';
import { ProductList } from '../../platform/generated/operations.ts';

/** What a list page has asked for beside its hits, of one state of the site. */
let held = { changes: -1, answers: new Map<string, unknown>() };

/**
 * In the browser, a query that asks again for hits alone while the visitor stays in the lists: what stands around them is as it
 * was, unless the content has changed.
 */
export function rememberingFrames(query: Query, changes: number, stays: boolean): Query {
  if (!stays || held.changes !== changes) held = { changes, answers: new Map() };
  const { answers } = held;
  return async (operation, variables, signal) => {
    if (operation.id === ProductList.id) return query(operation, variables, signal);
    const key = `${operation.id} ${JSON.stringify(variables)}`;
    const known = answers.get(key);
    if (known) return known as never;
    const answer = await query(operation, variables, signal);
    answers.set(key, answer);
    return answer;
  };
}
