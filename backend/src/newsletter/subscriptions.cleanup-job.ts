import type { Payload } from 'payload';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Log } from '../platform/log.ts';
import { deleteExpiredSubscriptions } from './subscriptions.ts';

/** Deletes expired subscriptions. */
export async function cleanUpSubscriptions(payload: Payload, log: Log): Promise<void> {
  const deleted = await inTransaction(payload, deleteExpiredSubscriptions);
  if (deleted.unconfirmed + deleted.ended > 0) log.info(deleted, 'expired subscriptions were deleted');
}
