import { type Endpoint, Forbidden, type PayloadRequest } from 'payload';
import { auditConnection } from '../../audit/audit.ts';
import { isAdministrator } from '../../platform/access/roles.ts';
import { requestSql } from '../../platform/database/request-sql.ts';
import { createFeedKey, maxKeyNameLength, revokeFeedKey } from './feed-keys.ts';

/** Answer to a new key: the reason why it is refused, or the key, which is not shown again. */
export type FeedKeyAnswer = { reason: 'name' | 'tooMany' } | { id: number; key: string };

/** `POST /api/feed-keys` creates a key for prices, `DELETE /api/feed-keys/{id}` revokes it. Only for administrators. */
export const feedKeyEndpoints: Endpoint[] = [
  { path: '/feed-keys', method: 'post', handler: create },
  { path: '/feed-keys/:id', method: 'delete', handler: revoke },
];

async function create(req: PayloadRequest): Promise<Response> {
  if (!isAdministrator(req.user)) throw new Forbidden(req.t);
  const body = (await req.json?.().catch(() => undefined)) as { name?: unknown } | undefined;
  const name = typeof body?.name === 'string' ? body.name.trim() : '';
  const refuse = (reason: 'name' | 'tooMany') => Response.json({ reason } satisfies FeedKeyAnswer, { status: 422 });
  if (name === '' || name.length > maxKeyNameLength) return refuse('name');
  const db = await requestSql(req);
  const created = await createFeedKey(db, name);
  if (!created) return refuse('tooMany');
  await auditConnection(db, req.user, 'connectionMade', name);
  req.payload.logger.info({ user: req.user?.id, key: created.id }, 'a key of the product feed was created');
  return Response.json(created satisfies FeedKeyAnswer);
}

async function revoke(req: PayloadRequest): Promise<Response> {
  if (!isAdministrator(req.user)) throw new Forbidden(req.t);
  const id = Number(req.routeParams?.id);
  const db = await requestSql(req);
  const name = Number.isSafeInteger(id) ? await revokeFeedKey(db, id) : undefined;
  const isDone = name !== undefined;
  if (isDone) await auditConnection(db, req.user, 'connectionRemoved', name);
  if (isDone) req.payload.logger.info({ user: req.user?.id, key: id }, 'a key of the product feed was revoked');
  return Response.json({ isDone }, { status: isDone ? 200 : 404 });
}
