/** Too many wait already, or somebody has waited for too long. */
export class TooManyWaiting extends Error {}

type Work<T> = () => Promise<T>;

type Turns = {
  most: number;
  mostWaiting: number;
  /** In milliseconds: whose turn comes later than that has it no more. */
  patience?: number;
};

/** Lets work be done by a few at a time; others wait in their order, up to so many. */
export function aFewAtATime({ most, mostWaiting, patience = Number.POSITIVE_INFINITY }: Turns) {
  let free = most;
  const waiting: (() => void)[] = [];

  return async function inTurn<T>(work: Work<T>): Promise<T> {
    if (waiting.length >= mostWaiting) throw new TooManyWaiting('too many wait for their turn');
    const asked = performance.now();
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      if (performance.now() - asked > patience) throw new TooManyWaiting('the turn came too late');
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
