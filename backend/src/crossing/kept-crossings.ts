import { createHash, randomBytes } from 'node:crypto';
import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/counted-sql.ts';

/** What is kept of a visitor on the way to the domain of another language. */
export type KeptCrossing = { consent?: string; list?: string; sessionId?: string };

/** A code is for the whole, or for the list that the browser fetches on arrival. */
type CodeKind = 'arrival' | 'list';

const seconds = 60;
const codeForm = /^[\w-]{43}$/;

const hashOf = (code: string) => createHash('sha256').update(code).digest();

/** Keeps something for 60 seconds under a new code, of which the database knows the hash alone (LOC-09); forgets what is past. */
export async function keepCrossing(sql: Sql, siteId: SiteId, kind: CodeKind, kept: KeptCrossing): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await sql.query(
    `with past as (delete from crossing where code_hash in (
       select code_hash from crossing where expires_at < now() for update skip locked))
     insert into crossing (code_hash, site_id, kind, kept, expires_at)
     values ($1, $2, $3, $4, now() + interval '${seconds} seconds')`,
    [hashOf(code), siteId, kind, JSON.stringify(kept)],
  );
  return code;
}

/** Takes what is kept under a code, which is spent by it; undefined where there is nothing, or not for this site. */
export async function takeCrossing(sql: Sql, siteId: SiteId, kind: CodeKind, code: string): Promise<KeptCrossing | undefined> {
  if (!codeForm.test(code)) return undefined;
  const [taken] = await sql.query<{ kept: KeptCrossing }>(
    'delete from crossing where code_hash = $1 and site_id = $2 and kind = $3 and expires_at > now() returning kept',
    [hashOf(code), siteId, kind],
  );
  return taken?.kept;
}

/** Forgets what nobody has come for. */
export async function pruneCrossings(sql: Sql): Promise<void> {
  await sql.query('delete from crossing where expires_at < now()', []);
}
