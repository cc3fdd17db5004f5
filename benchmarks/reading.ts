import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SiteAddress } from './get.ts';

/** How long guests who read as long as something goes on wait each time, in ms; in a thread of their own, which does nothing else. */
export async function timesOfGuests(address: SiteAddress, path: string, during: () => Promise<void>): Promise<number[]> {
  const guests = new Worker(new URL('./reading-guests.ts', import.meta.url), { workerData: { address, path } });
  try {
    await once(guests, 'message');
    await during();
    guests.postMessage('over');
    const [times] = (await once(guests, 'message')) as [number[]];
    return times;
  } finally {
    await guests.terminate();
  }
}
