import type { Payload } from 'payload';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Log } from '../platform/log.ts';
import { deleteExpiredSubscriptions } from './subscriptions.ts';

const everyMs = 3_600_000;

/** Deletes expired subscriptions every hour until it is stopped. Several processes may do so concurrently. */
export function startSubscriptionCleanup(payload: Payload, log: Log): { stop: () => void } {
  const tidy = async () => {
    try {
      const deleted = await inTransaction(payload, deleteExpiredSubscriptions);
      if (deleted.unconfirmed + deleted.ended > 0) log.info(deleted, 'expired subscriptions were deleted');
    } catch (error) {
      log.warn({ err: error }, 'the cleanup of subscriptions failed; it will be retried');
    }
  };
  const timer = setInterval(tidy, everyMs).unref();
  void tidy();
  return { stop: () => clearInterval(timer) };
}
