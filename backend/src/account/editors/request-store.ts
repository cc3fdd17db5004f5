import type { PayloadRequest } from 'payload';
import type { ApiContext } from '../../platform/api/context.ts';
import { requestReads } from '../../platform/database/request-sql.ts';

export type RequestStore = Pick<ApiContext, 'sql' | 'payload' | 'visitorAddress'>;

/**
 * Returns the database and the client address of an admin request. The admin server sets the header
 * (`backend/admin/http-edge.ts`).
 */
export async function requestStore(req: PayloadRequest): Promise<RequestStore> {
  return {
    sql: await requestReads(req),
    payload: req.payload,
    visitorAddress: req.headers?.get('x-forwarded-for') ?? undefined,
  };
}
