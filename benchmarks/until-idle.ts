import { setTimeout as pause } from 'node:timers/promises';
import { cpuTime } from './process-figures.ts';

const intervalMs = 1000;
const maxBusyMs = 40;
const quietIntervals = 2;
const maxWaitMs = 180_000;

/** Waits until the product has finished its background work, such as making crops. Throws after three minutes. */
export async function untilIdle(): Promise<void> {
  const start = performance.now();
  for (let quiet = 0; quiet < quietIntervals; ) {
    if (performance.now() - start > maxWaitMs) throw new Error('the product does not come to rest');
    const before = cpuTime(process.pid, true);
    await pause(intervalMs);
    quiet = cpuTime(process.pid, true) - before <= maxBusyMs ? quiet + 1 : 0;
  }
}
