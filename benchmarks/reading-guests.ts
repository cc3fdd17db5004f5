// A thread of guests who read, each a page every so often, one in five of them one that has to be rendered. It tells when it begins, and, once
// it is told that it is over, how long they waited each time, in ms.
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { get, type SiteAddress } from './get.ts';

const guests = 5;
const betweenReadingsMs = 25;
/** No page with words to search for is kept. */
const renderedAnew = '?search=bank';

const { address, path } = workerData as { address: SiteAddress; path: string };
const times: number[] = [];
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});

async function guest(number: number): Promise<void> {
  for (let read = number; !isOver; read += 1) {
    const began = performance.now();
    const { status } = await get(address, read % 5 === 0 ? path + renderedAnew : path);
    if (status !== 200) throw new Error(`${path} answers ${status} meanwhile`);
    times.push(performance.now() - began);
    await pause(betweenReadingsMs);
  }
}

await get(address, path);
parentPort?.postMessage('begins');
await Promise.all(Array.from({ length: guests }, (_, number) => guest(number)));
parentPort?.postMessage(times);
