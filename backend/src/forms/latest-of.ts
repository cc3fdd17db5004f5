/**
 * Returns a function that does the work, one run at a time. All calls during a run share the next run, so that no caller gets
 * data read before its call.
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
