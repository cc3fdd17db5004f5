/** Error for a full queue, or for an entry that has waited too long. */
export class QueueFullError extends Error {}

type Work<T> = () => Promise<T>;

type Turns = {
  most: number;
  maxQueued: number;
  /** Maximum waiting time in milliseconds; an entry that waits longer is refused. */
  patience?: number;
};

/**
 * Returns a function that runs at most `most` pieces of work concurrently and queues up to `maxQueued` others in order. It rejects
 * with `QueueFullError` if the queue is full or the entry has waited longer than `patience`.
 */
export function limitConcurrency({ most, maxQueued, patience = Number.POSITIVE_INFINITY }: Turns) {
  let free = most;
  const waiting: (() => void)[] = [];

  return async function inTurn<T>(work: Work<T>): Promise<T> {
    if (waiting.length >= maxQueued) throw new QueueFullError('the queue is full');
    const asked = performance.now();
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      if (performance.now() - asked > patience) throw new QueueFullError('the task waited too long in the queue');
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Returns a function that runs work with the same name one at a time, in order. */
export function keyedMutex() {
  const ends = new Map<string, Promise<unknown>>();

  return async function inOrder<T>(name: string, work: Work<T>): Promise<T> {
    const result = (ends.get(name) ?? Promise.resolve()).then(work);
    const end = result.catch(() => {});
    ends.set(name, end);
    try {
      return await result;
    } finally {
      if (ends.get(name) === end) ends.delete(name);
    }
  };
}
