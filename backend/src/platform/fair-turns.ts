import { TooManyWaiting } from './taking-turns.ts';

type Entry = { network: string; since: number; start: () => void; refuse: (reason: Error) => void };
type Usage = { score: number; at: number };

/** Time in which half of what a network has used is forgotten. */
const halfLifeMs = 30_000;
const maxNetworks = 10_000;

type FairTurns = { maxWaiting: number; maxOfNetwork?: number; maxWaitMs?: number; now?: () => number };

/**
 * Does work one piece at a time, in an order that is fair between networks: the network that has used the least lately goes first. Where
 * `maxWaiting` pieces wait, a network that has used less displaces the last piece of the network that has used the most. Rejects with
 * `TooManyWaiting` what is displaced, what has waited too long, and what a network asks beyond its `maxOfNetwork` waiting pieces.
 */
export function fairTurns(options: FairTurns) {
  const { maxWaiting, maxOfNetwork = maxWaiting, maxWaitMs = Number.POSITIVE_INFINITY, now = () => performance.now() } = options;
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

  /** Returns the rank of each waiting piece: what its network has used, and how many pieces of that network wait before it. */
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

  /** Refuses what has waited so long that its caller may have given up. */
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

  return async function inTurn<T>(network: string, work: () => Promise<T>): Promise<T> {
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
    try {
      return await work();
    } finally {
      next();
    }
  };
}

const tooMany = () => new TooManyWaiting('too many wait for their turn');
