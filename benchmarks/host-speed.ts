import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { median } from './rounds.ts';

/** Median CPU time of the reference work in ms, on the host for which the budgets are set. */
const referenceMs = 2.6;

let threads: Worker[] | undefined;

function startThreads(): Worker[] {
  return Array.from({ length: availableParallelism() }, () => {
    const thread = new Worker(new URL('./reference-work.ts', import.meta.url));
    thread.unref();
    return thread;
  });
}

/**
 * Measures the speed of this host now, relative to the host for which the budgets are set: 0.5 takes twice as long. All processors work
 * at the same time, as they do while the product is measured: two that share a core are slower together than one alone.
 */
export async function hostSpeed(): Promise<number> {
  threads ??= startThreads();
  const times = await Promise.all(
    threads.map(async (thread) => {
      thread.ref();
      thread.postMessage('measure');
      const [time] = (await once(thread, 'message')) as [number];
      thread.unref();
      return time;
    }),
  );
  return referenceMs / median(times);
}

/** Describes the speeds of the host during a run for the report. */
export function hostText(speeds: readonly number[]): string {
  const [slowest, middle, fastest] = [Math.min(...speeds), median(speeds), Math.max(...speeds)].map((speed) =>
    (referenceMs / speed).toFixed(2),
  );
  return `The reference work took ${middle} ms of CPU time (median of ${speeds.length} measurements,
${fastest} to ${slowest} ms), and ${referenceMs} ms on the reference host.`;
}
