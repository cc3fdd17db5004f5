import { QueueFullError } from './concurrency.ts';

type Entry = { network: string; since: number; start: () => void; refuse: (reason: Error) => void };
type Usage = { score: number; at: number };

/** Time in milliseconds in which half of a network's usage expires. */
const halfLifeMs = 30_000;
const maxNetworks = 10_000;

type FairQueueOptions = {
  maxWaiting: number;
  maxOfNetwork?: number;
  maxWaitMs?: number;
  /** Pause between two queued entries, as a multiple of the time that the first took. */
  pauseRatio?: number;
  now?: () => number;
};

/**
 * Returns a function that runs work one at a time, in an order that is fair between networks: the network with the least recent usage
 * goes first. When `maxWaiting` entries are queued, a network with less usage displaces the last entry of the network with the most.
 * Rejects with `QueueFullError` for an entry that is displaced, has waited too long, or exceeds the `maxOfNetwork` queued entries of its
 * network.
 */
export function fairQueue(options: FairQueueOptions) {
  const { maxWaiting, maxOfNetwork = maxWaiting, maxWaitMs = Number.POSITIVE_INFINITY, pauseRatio = 0 } = options;
  const { now = () => performance.now() } = options;
  const usage = new Map<string, Usage>();
  const waiting: Entry[] = [];
  let isBusy = false;

  const scoreOf = (network: string) => {
    const { score, at } = usage.get(network) ?? { score: 0, at: 0 };
    return score * 0.5 ** ((now() - at) / halfLifeMs);
  };

  const use = (network: string) => {
    const score = scoreOf(network) + 1;
    usage.delete(network);
    usage.set(network, { score, at: now() });
    for (const oldest of usage.keys()) {
      if (usage.size <= maxNetworks) break;
      usage.delete(oldest);
    }
  };

  /** Returns the rank of each queued entry: the usage of its network, and the number of earlier entries of that network. */
  const ranks = () => {
    const before = new Map<string, number>();
    return waiting.map(({ network }) => {
      const count = before.get(network) ?? 0;
      before.set(network, count + 1);
      return scoreOf(network) + count;
    });
  };

  const waitingOf = (network: string) => waiting.filter((entry) => entry.network === network).length;

  const displace = (newcomer: Entry) => {
    const all = ranks();
    const highest = Math.max(...all);
    const own = scoreOf(newcomer.network) + waitingOf(newcomer.network);
    const refused = own < highest ? waiting.splice(all.lastIndexOf(highest), 1, newcomer)[0] : newcomer;
    refused?.refuse(tooMany());
  };

  /** Refuses entries that have waited so long that the caller may have given up. */
  const refuseLate = () => {
    for (const entry of waiting.filter(({ since }) => now() - since > maxWaitMs)) {
      waiting.splice(waiting.indexOf(entry), 1);
      entry.refuse(tooMany());
    }
  };

  const next = () => {
    refuseLate();
    const all = ranks();
    const [entry] = waiting.splice(all.indexOf(Math.min(...all)), 1);
    isBusy = entry !== undefined;
    entry?.start();
  };

  /** Starts the next entry after a pause, during which others use the processor. */
  const nextAfter = (workMs: number) => {
    if (pauseRatio === 0 || waiting.length === 0) next();
    else setTimeout(next, workMs * pauseRatio);
  };

  return async function enqueue<T>(network: string, work: () => Promise<T>): Promise<T> {
    if (isBusy) {
      await new Promise<void>((start, refuse) => {
        const entry = { network, since: now(), start, refuse };
        if (waitingOf(network) >= maxOfNetwork) refuse(tooMany());
        else if (waiting.length < maxWaiting) waiting.push(entry);
        else displace(entry);
      });
    }
    isBusy = true;
    use(network);
    const startedAt = now();
    try {
      return await work();
    } finally {
      nextAfter(now() - startedAt);
    }
  };
}

const tooMany = () => new QueueFullError('the queue is full');
