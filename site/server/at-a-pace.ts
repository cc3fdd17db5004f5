/**
 * Returns a function that starts work in order, `apart` milliseconds after each other, so that a burst leaves processor time for other
 * requests. Running work is not counted. The function returns undefined while `mostWaiting` starts are queued.
 */
export function atAPace(apart: number, mostWaiting: number): () => Promise<void> | undefined {
  let next: Promise<void> = Promise.resolve();
  let waiting = 0;
  return () => {
    if (waiting >= mostWaiting) return undefined;
    waiting += 1;
    const turn = next.then(() => {
      waiting -= 1;
    });
    next = turn.then(() => new Promise((resolve) => setTimeout(resolve, apart)));
    return turn;
  };
}
