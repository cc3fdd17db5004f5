import { createHash, createHmac, randomBytes } from 'node:crypto';
import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import { clientNetwork } from '../platform/api/client-network.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { listWords } from './list-words.ts';
import { availableLine } from './priced-items.ts';
import { quotedProducts } from './quoted-products.ts';
import { projectName, type RequestedItem, readRequestedItems } from './requested-items.ts';

/** A stored line, with the title that its product had when the list was shared. */
export type SharedLine = RequestedItem & { title: string };

export type SharedLink = { token: string; revokeToken: string; expiresAt: string };

const days = 30;
const maxPerHour = 10;
const tokenForm = /^[\w-]{32}$/;

const newToken = () => randomBytes(24).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Stores a list that anyone with its link can read. The database contains only hashes of the tokens, and no address of the
 * visitor.
 */
export async function shareList(
  context: Pick<ApiContext, 'payload' | 'sql' | 'clientIp'>,
  siteId: SiteId,
  { list, project }: { list: unknown; project?: string | null | undefined },
): Promise<SharedLink | { problems: FormProblem[] }> {
  const requested = readRequestedItems(list);
  if ('problems' in requested) return requested;
  const lines = await titledLines(context.sql, siteId, requested.lines);
  if (lines.length === 0) return { problems: [{ handle: null, key: 'emptyList' }] };
  const ownerHash = createHmac('sha256', context.payload.secret)
    .update(`sharer:${clientNetwork(context.clientIp)}`)
    .digest();
  const [token, revokeToken] = [newToken(), newToken()];
  const [shared] = await context.sql.query<{ expiresAt: Date }>(
    `insert into shared_quotation_list (token_hash, revoke_hash, site_id, lines, owner_hash, project, expires_at)
     select $1, $2, $3, $4, $5, $6, now() + interval '${days} days'
     where (select count(*) from shared_quotation_list where owner_hash = $5 and created_at > now() - interval '1 hour') < ${maxPerHour}
     returning expires_at as "expiresAt"`,
    [hashOf(token), hashOf(revokeToken), siteId, JSON.stringify(lines), ownerHash, projectName(project ?? '') || null],
  );
  if (!shared) return { problems: [{ handle: null, key: 'tooOften' }] };
  return { token, revokeToken, expiresAt: shared.expiresAt.toISOString() };
}

/** Returns the lines whose product is live and has every chosen option, with the product title. */
async function titledLines(sql: Sql, siteId: SiteId, requested: readonly RequestedItem[]): Promise<SharedLine[]> {
  const ids = requested.map(({ id }) => id);
  const products = await quotedProducts(sql, siteId, ids);
  const { anyRal } = listWords[localeOfSite(siteId)];
  return requested.flatMap((line) => {
    const available = availableLine(line, products, anyRal);
    return available ? [{ ...line, title: available.title }] : [];
  });
}

export type SharedList = { lines: SharedLine[]; project: string | null; expiresAt: string };

/** Returns a list by the token of its link, or null if it has expired, was revoked or never existed. */
export async function sharedList(sql: Sql, token: string): Promise<SharedList | null> {
  if (!tokenForm.test(token)) return null;
  const [found] = await sql.query<Omit<SharedList, 'expiresAt'> & { expiresAt: Date }>(
    'select lines, project, expires_at as "expiresAt" from shared_quotation_list where token_hash = $1 and expires_at > now()',
    [hashOf(token)],
  );
  return found ? { ...found, expiresAt: found.expiresAt.toISOString() } : null;
}

/** Revokes a link. Returns whether it existed. */
export async function revokeList(sql: Sql, revokeToken: string): Promise<boolean> {
  if (!tokenForm.test(revokeToken)) return false;
  const gone = await sql.query('delete from shared_quotation_list where revoke_hash = $1 returning 1', [hashOf(revokeToken)]);
  return gone.length > 0;
}

/** Deletes expired lists, and removes the owner of a list after an hour. */
export async function deleteExpiredSharedLists(sql: Sql): Promise<void> {
  await sql.query('delete from shared_quotation_list where expires_at < now()');
  await sql.query(
    `update shared_quotation_list set owner_hash = null where owner_hash is not null and created_at < now() - interval '1 hour'`,
  );
}
