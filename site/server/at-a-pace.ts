/**
 * Begins pieces of work in their order, so many milliseconds apart: what comes at once takes a part of the processor at a time, and leaves the rest to
 * others. How long they go on once they have begun does not matter. Who comes when too many wait has no turn.
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
