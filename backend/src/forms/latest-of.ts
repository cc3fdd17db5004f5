/**
 * The work, one at a time: who asks while it is under way waits for a run that begins afterwards, together with all who ask
 * meanwhile. Nobody is given what was read before they asked.
 */
export function latestOf(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  function begin(): Promise<void> {
    waiting = undefined;
    const run = work().finally(() => {
      running = undefined;
    });
    running = run;
    return run;
  }

  return () => {
    if (!running) return begin();
    waiting ??= running.then(begin, begin);
    return waiting;
  };
}
