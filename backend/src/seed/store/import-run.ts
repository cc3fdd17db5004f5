import type { Payload, PayloadRequest } from 'payload';
import { bulkContext } from '../../platform/payload/bulk-request.ts';
import type { References } from '../content/references.ts';
import { inParallel } from './in-parallel.ts';

/** The context of every step of an import. */
export type ImportRun = { payload: Payload; references: References; report: (line: string) => void };

/**
 * Returns the part of a request that Payload needs to join a transaction. Each operation needs a new one, because Payload
 * modifies it.
 */
export type NewRequest = () => Partial<PayloadRequest>;

/** Number of documents written in parallel, each on its own connection. More are not faster on two cores. */
const parallelWrites = 4;

/** Runs the work in a transaction. Addresses and catalogue are left to a rebuild at the end (`bulk`). */
export async function inTransaction<Result>(payload: Payload, work: (request: NewRequest) => Promise<Result>): Promise<Result> {
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('the database did not begin a transaction');
  try {
    const result = await work(() => ({ transactionID, context: { ...bulkContext } }));
    await payload.db.commitTransaction(transactionID);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}

const reportInterval = 1000;

/** Processes the items of a step and reports the progress: 'products 12/48'. */
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
