import { setTimeout as delay } from 'node:timers/promises';

const defaultLimitMs = 3000;

/**
 * Returns a read of the database for probes and metrics. It resolves to undefined if it fails, or if the database does not answer within
 * seconds. Concurrent calls share one read, so that they take few connections of a database that hangs.
 */
export function readInTime<Result>(read: () => Promise<Result>, limitMs = defaultLimitMs): () => Promise<Result | undefined> {
  let running: Promise<Result | undefined> | undefined;
  return () => {
    running ??= Promise.race([read().catch(() => undefined), delay(limitMs, undefined, { ref: false })]).finally(() => {
      running = undefined;
    });
    return running;
  };
}
