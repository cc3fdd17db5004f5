import { type CollectionBeforeOperationHook, Forbidden, type PayloadRequest } from 'payload';
import type { Transaction } from '../../platform/database/in-transaction.ts';
import { requestReads } from '../../platform/database/request-sql.ts';

/** Hours after which a session is prolonged no more; with the eight that a token holds it ends after a day at the latest. */
const prolongedFor = 16;

/** Holds an account of the admin until the request's transaction ends: its sessions are one list, which Payload writes whole. */
export async function holdAccount(req: Transaction, id: number): Promise<void> {
  await (await requestReads(req)).query('select id from users where id = $1 for update', [id]);
}

/** A session that ends while an account is saved or another session prolonged stays ended. */
export const holdUser: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = operation === 'refresh' ? req.user?.id : operation === 'update' && 'id' in args ? args.id : undefined;
  if (Number.isSafeInteger(Number(id))) await holdAccount(req, Number(id));
};

/** Whoever keeps the admin open logs in once a day. */
export const keepSessionsShort: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation !== 'refresh' || req.user?.collection !== 'users') return;
  const rows = await (await requestReads(req)).query(
    'select from users_sessions where id = $1 and _parent_id = $2 and created_at > now() - make_interval(hours => $3)',
    [sessionOf(req), req.user.id, prolongedFor],
  );
  if (rows.length === 0) throw new Forbidden(req.t);
};

/** The session in which somebody asks. */
export function sessionOf({ user }: PayloadRequest): string | null {
  const sid = user && '_sid' in user ? user._sid : undefined;
  return typeof sid === 'string' ? sid : null;
}

/** Ends the sessions of an account, except one. How many there were. */
export async function endSessionsExcept(req: Transaction, userId: number, kept: string | null): Promise<number> {
  await holdAccount(req, userId);
  const ended = await (await requestReads(req)).query(
    'delete from users_sessions where _parent_id = $1 and id is distinct from $2 returning id',
    [userId, kept],
  );
  return ended.length;
}
