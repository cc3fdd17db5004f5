import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { ProfileDetails } from './stored-members.ts';

/** PostgreSQL notification channel for new account requests. */
export const accountChannel = 'plantsoen_account';

/**
 * A request that names an email address. Its answer must not reveal whether the address has an account. The API therefore only
 * stores the request, always with the same work, and processes it afterwards.
 */
export type AccountRequest =
  | { kind: 'register'; siteId: SiteId; email: string; details: ProfileDetails & { passwordHash: string } }
  | { kind: 'activation' | 'reset' | 'editorReset'; siteId: SiteId; email: string };

/** Stores a request and notifies the processes that handle requests. */
export async function queueAccountRequest(sql: Sql, request: AccountRequest): Promise<void> {
  await sql.query(
    `with queued as (insert into account_request (kind, site_id, email, details) values ($1, $2, $3, $4) returning id)
     select pg_notify('${accountChannel}', '') from queued`,
    [request.kind, request.siteId, request.email, 'details' in request ? JSON.stringify(request.details) : null],
  );
}
