import pLimit, { type LimitFunction } from 'p-limit';

/** Error for a full queue, or for an entry that has waited too long. */
export class QueueFullError extends Error {}

type Work<T> = () => Promise<T>;

type ConcurrencyLimits = {
  maxRunning: number;
  maxQueued: number;
  /** Maximum waiting time in milliseconds; an entry that waits longer is refused. */
  maxWaitMs?: number;
};

/**
 * Returns a function that runs at most `maxRunning` pieces of work concurrently and queues up to `maxQueued` others in order. It
 * rejects with `QueueFullError` if the queue is full or the entry has waited longer than `maxWaitMs`.
 */
export function limitConcurrency({ maxRunning, maxQueued, maxWaitMs = Number.POSITIVE_INFINITY }: ConcurrencyLimits) {
  const limit = pLimit(maxRunning);
  return async function run<T>(work: Work<T>): Promise<T> {
    if (limit.activeCount + limit.pendingCount >= maxRunning + maxQueued) throw new QueueFullError('the queue is full');
    const queuedAt = performance.now();
    return limit(() => {
      if (performance.now() - queuedAt > maxWaitMs) throw new QueueFullError('the entry has waited too long in the queue');
      return work();
    });
  };
}

/** Returns a function that runs work with the same name one at a time, in order. */
export function keyedMutex() {
  const limits = new Map<string, LimitFunction>();

  return async function inOrder<T>(name: string, work: Work<T>): Promise<T> {
    const limit = limits.get(name) ?? pLimit(1);
    limits.set(name, limit);
    try {
      return await limit(work);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(name);
    }
  };
}

/**
 * Returns a function that does the work, one run at a time. All calls during a run share the next run, so that no caller gets
 * data read before its call.
 */
export function latestOf(work: Work<void>): Work<void> {
  const limit = pLimit(1);
  let next: Promise<void> | undefined;
  return () => {
    next ??= limit(() => {
      next = undefined;
      return work();
    });
    return next;
  };
}
