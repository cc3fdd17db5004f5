// A worker thread of guests who request pages, one in five of which is not cached. Posts a message when it begins. When it receives
// a message, it stops and posts all response times in ms.
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { get, type SiteAddress } from './get.ts';

const guests = 5;
const betweenReadingsMs = 25;
/** Query of a page that is never cached, because it searches for words. */
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
