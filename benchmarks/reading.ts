import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SiteAddress } from './get.ts';

/** Returns the response times in ms of guests who read pages until `during` resolves. They run in a separate thread. */
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
