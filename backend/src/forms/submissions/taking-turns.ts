/** Too many wait already. */
export class TooManyWaiting extends Error {}

/**
 * Lets work be done by a few at a time, so that whoever reads the site finds connections free, and work of one name by one after another. Others
 * wait in their order.
 */
export function takingTurns({ most, mostWaiting }: { most: number; mostWaiting: number }) {
  let free = most;
  const waiting: (() => void)[] = [];
  const ends = new Map<string, Promise<unknown>>();

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  }

  return async function turn<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (waiting.length >= mostWaiting) throw new TooManyWaiting('too many wait for their turn');
    const before = ends.get(name) ?? Promise.resolve();
    const result = before.then(() => inTurn(work));
    const end = result.catch(() => {});
    ends.set(name, end);
    try {
      return await result;
    } finally {
      if (ends.get(name) === end) ends.delete(name);
    }
  };
}
