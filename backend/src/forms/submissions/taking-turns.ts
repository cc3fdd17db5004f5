/** Too many wait already. */
export class TooManyWaiting extends Error {}

type Work<T> = () => Promise<T>;

/** Lets work be done by a few at a time; others wait in their order, up to so many. */
export function aFewAtATime({ most, mostWaiting }: { most: number; mostWaiting: number }) {
  let free = most;
  const waiting: (() => void)[] = [];

  return async function inTurn<T>(work: Work<T>): Promise<T> {
    if (waiting.length >= mostWaiting) throw new TooManyWaiting('too many wait for their turn');
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Lets work of one name be done one after another. */
export function oneAfterAnother() {
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
