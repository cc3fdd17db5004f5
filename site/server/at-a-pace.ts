/**
 * Begins pieces of work in their order, so many milliseconds apart: what comes at once takes a part of the processor at a time, and leaves the rest to
 * others. How long they go on once they have begun does not matter.
 */
export function atAPace(apart: number): () => Promise<void> {
  let next: Promise<void> = Promise.resolve();
  return () => {
    const turn = next;
    next = turn.then(() => new Promise((resolve) => setTimeout(resolve, apart)));
    return turn;
  };
}
