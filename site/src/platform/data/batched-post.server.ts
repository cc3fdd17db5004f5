import DataLoader from 'dataloader';
import type { Answer } from './answer.ts';
import type { DataError } from './data-error.ts';

/** The body of an operation, and the signal that ends the wait for its answer. */
type Waiting = { body: string; signal: AbortSignal | undefined };

/** Posts the bodies of operations in one request. Resolves to the answer or error of each, in the same order. */
export type PostAll = (bodies: readonly string[], signal: AbortSignal | undefined) => Promise<readonly (Answer | DataError)[]>;

/** Maximum number of operations in a request (docs/api.md). */
const maxOperations = 10;

/**
 * Returns a function that posts an operation in one request with the others that are sent in the same turn of the event loop. Each
 * request costs both programs about as much as a small operation.
 */
export function batchedPost(postAll: PostAll): (waiting: Waiting) => Promise<Answer> {
  const loader = new DataLoader<Waiting, Answer>(
    (all) =>
      postAll(
        bodiesOf(all),
        allAborted(
          all.flatMap(({ signal }) => signal ?? []),
          all.length,
        ),
      ),
    { cache: false, maxBatchSize: maxOperations, batchScheduleFn: (run) => void setImmediate(run) },
  );
  return (waiting) => loader.load(waiting);
}

const bodiesOf = (all: readonly Waiting[]) => all.map(({ body }) => body);

/** Returns a signal that aborts once all signals have; undefined if a caller waits without a signal. */
function allAborted(signals: readonly AbortSignal[], count: number): AbortSignal | undefined {
  if (signals.length < count) return undefined;
  const [only] = signals;
  if (signals.length === 1) return only;
  const all = new AbortController();
  const check = () => {
    if (signals.every(({ aborted }) => aborted)) all.abort();
  };
  for (const signal of signals) signal.addEventListener('abort', check, { once: true });
  check();
  return all.signal;
}
