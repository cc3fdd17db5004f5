import { createHash, createHmac, randomBytes } from 'node:crypto';
import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import { clientNetwork } from '../platform/api/client-network.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { listWords } from './list-words.ts';
import { type NamedList, readNamedList, type SubmittedList } from './named-lists.ts';
import { availableLine } from './priced-items.ts';
import { quotedProducts } from './quoted-products.ts';
import type { RequestedItem } from './requested-items.ts';

/** The member who has changed a line, null for a guest, and the time as an ISO text. */
export type LineChange = { by: number | null; at: string };

/** A stored line, with the title that its product had when the line was stored. */
export type SharedLine = RequestedItem & { title: string; change?: LineChange };

/** A list that others can open by a link. Id and version are null if they can only read it. */
export type SharedList = Omit<NamedList, 'id' | 'version' | 'lines'> & {
  id: string | null;
  version: number | null;
  siteId: SiteId;
  lines: SharedLine[];
  expiresAt: Date;
};

export type SharedLink = { token: string; revokeToken: string; expiresAt: string };

const maxPerHour = 10;
const tokenForm = /^[\w-]{32}$/;

const newToken = () => randomBytes(24).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Returns the hash by which a list is stored; undefined if the text cannot be a token. */
export const tokenHash = (token: string): Buffer | undefined => (tokenForm.test(token) ? hashOf(token) : undefined);

/**
 * Stores a list that anyone with its link can read, or also change (QUO-12). A list for reading contains only available lines. The
 * database contains only hashes of the tokens, and no address of the visitor.
 */
export async function shareList(
  context: Pick<ApiContext, 'payload' | 'sql' | 'clientIp'>,
  siteId: SiteId,
  { list: submitted, mayEdit }: { list: SubmittedList; mayEdit: boolean },
): Promise<SharedLink | { problems: FormProblem[] }> {
  const list = readNamedList(submitted, 0);
  if ('problems' in list) return list;
  const titled = await titledLines(context.sql, siteId, list.lines);
  const lines = mayEdit ? titled : titled.filter(({ isAvailable }) => isAvailable);
  if (lines.length === 0 && !mayEdit) return { problems: [{ handle: null, key: 'emptyList' }] };
  const ownerHash = createHmac('sha256', context.payload.secret)
    .update(`sharer:${clientNetwork(context.clientIp)}`)
    .digest();
  const [token, revokeToken] = [newToken(), newToken()];
  const [shared] = await context.sql.query<{ expiresAt: Date }>(
    `insert into shared_quotation_list
       (token_hash, revoke_hash, site_id, lines, owner_hash, project, place, tender_date, sections, list_id, version, expires_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now() + interval '30 days'
     where (select count(*) from shared_quotation_list where owner_hash = $5 and created_at > now() - interval '1 hour') < ${maxPerHour}
     returning expires_at as "expiresAt"`,
    [
      ...[
        hashOf(token),
        hashOf(revokeToken),
        siteId,
        JSON.stringify(lines.map(({ isAvailable: _, ...line }) => line)),
        ownerHash,
      ],
      ...[list.name || null, list.place, list.tenderDate, JSON.stringify(list.sections)],
      ...[mayEdit ? list.id : null, mayEdit ? 1 : null],
    ],
  );
  if (!shared) return { problems: [{ handle: null, key: 'tooOften' }] };
  return { token, revokeToken, expiresAt: shared.expiresAt.toISOString() };
}

/**
 * Returns the lines with the titles of their products, empty if the product is not live, and whether each is available with every
 * chosen option.
 */
export async function titledLines(
  sql: Sql,
  siteId: SiteId,
  requested: readonly RequestedItem[],
): Promise<(SharedLine & { isAvailable: boolean })[]> {
  const ids = requested.map(({ id }) => id);
  const products = await quotedProducts(sql, siteId, ids);
  const { anyRal } = listWords[localeOfSite(siteId)];
  return requested.map((line) => {
    const isAvailable = availableLine(line, products, anyRal) !== undefined;
    return { ...line, title: products.get(line.id)?.title ?? '', isAvailable };
  });
}

/** Returns a list by the token of its link, or null if it has expired, was revoked or never existed. */
export async function sharedList(sql: Sql, token: string): Promise<SharedList | null> {
  const hash = tokenHash(token);
  if (!hash) return null;
  const [found] = await sql.query<SharedList>(
    `select list_id as id, version, site_id as "siteId", coalesce(project, '') as name, place, tender_date as "tenderDate", sections, lines,
       expires_at as "expiresAt"
     from shared_quotation_list where token_hash = $1 and expires_at > now()`,
    [hash],
  );
  return found ?? null;
}

/** Revokes a link. Returns whether it existed. */
export async function revokeList(sql: Sql, revokeToken: string): Promise<boolean> {
  const hash = tokenHash(revokeToken);
  if (!hash) return false;
  const gone = await sql.query('delete from shared_quotation_list where revoke_hash = $1 returning 1', [hash]);
  return gone.length > 0;
}

/** Deletes expired lists, and removes the owner of a list after an hour. */
export async function deleteExpiredSharedLists(sql: Sql): Promise<void> {
  await sql.query('delete from shared_quotation_list where expires_at < now()');
  await sql.query(
    `update shared_quotation_list set owner_hash = null where owner_hash is not null and created_at < now() - interval '1 hour'`,
  );
}
