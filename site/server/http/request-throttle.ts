import { type EventLoopUtilization, performance } from 'node:perf_hooks';

type ThrottleOptions = {
  /** Shortest time between two starts, in milliseconds. */
  intervalMs: number;
  /** Longest time between two starts while the event loop is busy, in milliseconds. */
  maxIntervalMs: number;
  /** Share of the time since the last start, 0 to 1, for which the event loop may have been busy before the next start. */
  maxUtilization: number;
  maxQueued: number;
  /** Measures the event loop, by default that of this thread. */
  utilizationSince?: (start: EventLoopUtilization) => number;
};

const measure = (start: EventLoopUtilization) => performance.eventLoopUtilization(start).utilization;

/**
 * Returns a function that resolves when the caller may start, in the order of the calls. Starts are so far apart that a burst leaves
 * processor time for other requests: the busier the event loop, the longer. Running work is not counted. The function returns undefined
 * while `maxQueued` starts are queued.
 */
export function createThrottle(options: ThrottleOptions): () => Promise<void> | undefined {
  const { intervalMs, maxIntervalMs, maxUtilization, maxQueued, utilizationSince = measure } = options;
  let next: Promise<void> = Promise.resolve();
  let queued = 0;

  const untilFree = async () => {
    const start = performance.eventLoopUtilization();
    for (let waitedMs = 0; waitedMs < maxIntervalMs; waitedMs += intervalMs) {
      await new Promise((resolve) => setTimeout(resolve, intervalMs));
      if (utilizationSince(start) <= maxUtilization) return;
    }
  };

  return () => {
    if (queued >= maxQueued) return undefined;
    queued += 1;
    const turn = next.then(() => {
      queued -= 1;
    });
    next = turn.then(untilFree);
    return turn;
  };
}
