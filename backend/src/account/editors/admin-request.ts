import type { PayloadRequest } from 'payload';
import { isAdministrator, isAdminUser } from '../../platform/access/roles.ts';
import type { ApiContext } from '../../platform/api/context.ts';
import { requestReads } from '../../platform/database/request-sql.ts';

/** An admin account that the requester may access. */
export type RequestedAccount = { id: number; email: string; isOwn: boolean };

/**
 * Returns the admin account that the URL names: the requester's own account, or any account for administrators. Otherwise returns
 * undefined.
 */
export async function requestedAccount(req: PayloadRequest): Promise<RequestedAccount | undefined> {
  const id = Number(req.routeParams?.id);
  if (!isAdminUser(req.user) || !Number.isSafeInteger(id)) return undefined;
  const isOwn = req.user.id === id;
  if (!isOwn && !isAdministrator(req.user)) return undefined;
  const [row] = await (await requestReads(req)).query<{ email: string }>('select email from users where id = $1', [id]);
  return row && { id, email: row.email, isOwn };
}

export type RequestStore = Pick<ApiContext, 'sql' | 'payload' | 'clientIp'>;

/**
 * Returns the database and the client address of an admin request. The admin server sets the header
 * (`backend/admin/http-edge.ts`).
 */
export async function requestStore(req: PayloadRequest): Promise<RequestStore> {
  return {
    sql: await requestReads(req),
    payload: req.payload,
    clientIp: req.headers?.get('x-forwarded-for') ?? undefined,
  };
}
