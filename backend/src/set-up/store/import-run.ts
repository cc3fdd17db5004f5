import type { Payload, PayloadRequest } from 'payload';
import type { References } from '../content/references.ts';
import { inParallel } from './in-parallel.ts';

/** What every step of an import works with. */
export type ImportRun = { payload: Payload; references: References; report: (line: string) => void };

/** Enough of a request for Payload to join a transaction. A new one for each operation: Payload writes into it. */
export type NewRequest = () => Partial<PayloadRequest>;

/** Documents written at the same moment; each takes a connection. More gain nothing on two cores. */
const parallelWrites = 4;

/** Writes several documents, all or nothing. Addresses and catalogue are left to a rebuild at the end (`bulk`). */
export async function inTransaction<Result>(payload: Payload, work: (request: NewRequest) => Promise<Result>): Promise<Result> {
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('the database gives no transactions');
  try {
    const result = await work(() => ({ transactionID, context: { bulk: true } }));
    await payload.db.commitTransaction(transactionID);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}

const reportInterval = 1000;

/** Works through the items of a step and tells how far it is: 'products 12/48'. */
export async function runStep<Item>(
  run: ImportRun,
  name: string,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  width = parallelWrites,
): Promise<void> {
  let done = 0;
  let reported = Date.now();
  await inParallel(items, width, async (item) => {
    await work(item);
    done += 1;
    if (done < items.length && Date.now() - reported < reportInterval) return;
    reported = Date.now();
    run.report(`${name} ${done}/${items.length}`);
  });
}
