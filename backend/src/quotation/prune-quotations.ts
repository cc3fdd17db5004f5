import type { Sql } from '../platform/api/counted-sql.ts';
import { forgetRequesters } from './forget-requesters.ts';
import { pruneSharedLists } from './shared-lists.ts';

/** Lets go of what has had its time. */
export async function pruneQuotations(sql: Sql): Promise<void> {
  await pruneSharedLists(sql);
  await forgetRequesters(sql);
}
