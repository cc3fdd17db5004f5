const firstPause = 1000;
const maxPause = 30_000;
const loop = { endings: 5, withinMs: 60_000 };

/** Returns a function that gives the delay in milliseconds after each exit of a process, or undefined when it exits repeatedly. */
export function backOff(now: () => number = Date.now): () => number | undefined {
  let endings: number[] = [];
  return () => {
    endings = [...endings.filter((time) => now() - time < loop.withinMs), now()];
    return endings.length >= loop.endings ? undefined : Math.min(firstPause * 2 ** (endings.length - 1), maxPause);
  };
}
