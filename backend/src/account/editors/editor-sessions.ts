import { type CollectionBeforeOperationHook, Forbidden, type PayloadRequest } from 'payload';
import type { Transaction } from '../../platform/database/in-transaction.ts';
import { requestReads } from '../../platform/database/request-sql.ts';

/** Hours during which a session can be extended. With the eight hours of a token, a session lasts a day at most. */
const prolongedFor = 16;

/** Locks an admin account until the transaction ends, because Payload overwrites the whole list of its sessions. */
export async function holdAccount(req: Transaction, id: number): Promise<void> {
  await (await requestReads(req)).query('select id from users where id = $1 for update', [id]);
}

/** Locks the account during updates and refreshes, so that a session that ends meanwhile is not restored. */
export const holdUser: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = operation === 'refresh' ? req.user?.id : operation === 'update' && 'id' in args ? args.id : undefined;
  if (Number.isSafeInteger(Number(id))) await holdAccount(req, Number(id));
};

/** Refuses to extend a session after `prolongedFor` hours, so that editors log in once a day. */
export const keepSessionsShort: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation !== 'refresh' || req.user?.collection !== 'users') return;
  const rows = await (await requestReads(req)).query(
    'select from users_sessions where id = $1 and _parent_id = $2 and created_at > now() - make_interval(hours => $3)',
    [sessionOf(req), req.user.id, prolongedFor],
  );
  if (rows.length === 0) throw new Forbidden(req.t);
};

/** Returns the ID of the session of a request, or null. */
export function sessionOf({ user }: PayloadRequest): string | null {
  const sid = user && '_sid' in user ? user._sid : undefined;
  return typeof sid === 'string' ? sid : null;
}

/** Ends all sessions of an account except one. Returns the number of ended sessions. */
export async function endSessionsExcept(req: Transaction, userId: number, exceptId: string | null): Promise<number> {
  await holdAccount(req, userId);
  const ended = await (await requestReads(req)).query(
    'delete from users_sessions where _parent_id = $1 and id is distinct from $2 returning id',
    [userId, exceptId],
  );
  return ended.length;
}
