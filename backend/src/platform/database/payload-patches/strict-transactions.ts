import { randomUUID } from 'node:crypto';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { type OpenTransaction, openTransaction } from './open-transaction.ts';

type Sessions = PostgresAdapter['sessions'];

/**
 * Replaces Payload's handling of transactions, which hides failures: it ignores errors of BEGIN and COMMIT, skips the commit silently if
 * a nested operation has rolled back, and runs statements of an ended transaction without one. Here each of these throws.
 */
export function strictTransactions(adapter: PostgresAdapter): void {
  const open = new Map<string, OpenTransaction>();

  adapter.beginTransaction = async () => {
    await adapter.initializing;
    const id = randomUUID();
    open.set(id, await openTransaction(adapter));
    return id;
  };
  adapter.commitTransaction = async (incomingId) => {
    const transaction = take(open, await incomingId);
    if (!transaction) throw new Error('nothing was saved: an operation inside this one failed and rolled it back');
    await transaction.commit();
  };
  adapter.rollbackTransaction = async (incomingId) => {
    await take(open, await incomingId)?.rollBack();
  };
  adapter.sessions = sessionsOf(open);
}

function take(open: Map<string, OpenTransaction>, id: number | string | undefined): OpenTransaction | undefined {
  const key = String(id);
  const transaction = open.get(key);
  open.delete(key);
  return transaction;
}

const endedTransaction = new Proxy({} as OpenTransaction['db'], {
  get() {
    throw new Error('this transaction has ended');
  },
});

/** Returns the open transactions in the form that Payload's statements look up. An ended one is found too, and throws when used. */
function sessionsOf(open: ReadonlyMap<string, OpenTransaction>): Sessions {
  const nothing = async () => {};
  return new Proxy({} as Sessions, {
    get: (_, id) => {
      const transaction = open.get(String(id));
      return {
        db: transaction?.db ?? endedTransaction,
        client: transaction?.client,
        resolve: transaction?.commit ?? nothing,
        reject: transaction?.rollBack ?? nothing,
      };
    },
  });
}
