import type { Sql } from '../platform/api/counted-sql.ts';
import { forgetRequesters } from './forget-requesters.ts';
import { pruneSharedLists } from './shared-lists.ts';

/** Deletes expired shared lists and anonymises quote requests whose submission is gone. */
export async function pruneQuotations(sql: Sql): Promise<void> {
  await pruneSharedLists(sql);
  await forgetRequesters(sql);
}
