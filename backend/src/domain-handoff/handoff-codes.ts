import { createHash, randomBytes } from 'node:crypto';
import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';

/** Data of a visitor on the way to the domain of another language. */
export type HandoffData = { consent?: string; list?: string; sessionId?: string };

/** Purpose of a code: for all the data, or for the list that the browser fetches on arrival. */
type CodeKind = 'arrival' | 'list';

const seconds = 60;
const codeForm = /^[\w-]{43}$/;

const hashOf = (code: string) => createHash('sha256').update(code).digest();

/**
 * Stores data for 60 seconds and returns a new code for it. The database contains only the hash of the code (LOC-09). Deletes
 * expired rows.
 */
export async function createHandoffCode(sql: Sql, siteId: SiteId, kind: CodeKind, data: HandoffData): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await sql.query(
    `with past as (delete from domain_handoff where code_hash in (
       select code_hash from domain_handoff where expires_at < now() for update skip locked))
     insert into domain_handoff (code_hash, site_id, kind, data, expires_at)
     values ($1, $2, $3, $4, now() + interval '${seconds} seconds')`,
    [hashOf(code), siteId, kind, JSON.stringify(data)],
  );
  return code;
}

/**
 * Returns the data of a code and spends the code. Returns undefined for an unknown or expired code, or a code for another site.
 */
export async function redeemHandoffCode(
  sql: Sql,
  siteId: SiteId,
  kind: CodeKind,
  code: string,
): Promise<HandoffData | undefined> {
  if (!codeForm.test(code)) return undefined;
  const [taken] = await sql.query<{ data: HandoffData }>(
    'delete from domain_handoff where code_hash = $1 and site_id = $2 and kind = $3 and expires_at > now() returning data',
    [hashOf(code), siteId, kind],
  );
  return taken?.data;
}

/** Deletes expired handoffs. */
export async function deleteExpiredHandoffs(sql: Sql): Promise<void> {
  await sql.query('delete from domain_handoff where expires_at < now()', []);
}
