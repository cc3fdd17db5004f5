import type { Sql } from '../platform/api/instrumented-sql.ts';
import { anonymizeRequesters } from './anonymize-requesters.ts';
import { pruneSharedLists } from './shared-lists.ts';

/** Deletes expired shared lists and anonymises quote requests whose submission is gone. */
export async function deleteExpiredQuotations(sql: Sql): Promise<void> {
  await pruneSharedLists(sql);
  await anonymizeRequesters(sql);
}
