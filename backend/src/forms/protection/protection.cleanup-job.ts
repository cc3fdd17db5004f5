import type { Sql } from '../../platform/api/instrumented-sql.ts';

/** Deletes expired tokens and counts. */
export async function deleteExpiredProtection(sql: Sql): Promise<void> {
  await sql.query('delete from form_token_spent where until < now()');
  await sql.query('delete from visitor_count where until < now()');
}
