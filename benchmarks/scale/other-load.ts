import { readFileSync } from 'node:fs';
import { cpuTime } from '../process-figures.ts';

/** CPU time of all processors in ms, and how much of it was used, from the first line of /proc/stat. */
export function processorTimes(text: string): { all: number; used: number } {
  const ticks = (/^cpu +(.*)$/m.exec(text)?.[1] ?? '').split(' ').slice(0, 8).map(Number);
  const [, , , idle = 0, waiting = 0] = ticks;
  const all = ticks.reduce((sum, one) => sum + one, 0);
  return { all: all * 10, used: (all - idle - waiting) * 10 };
}

/** Returns a function that tells the share of the processors that programs outside this process's family have used since, in per cent. */
export function otherLoadMeter(): () => number {
  const now = () => ({ ...processorTimes(readFileSync('/proc/stat', 'utf8')), own: cpuTime(process.pid, true) });
  const before = now();
  return () => {
    const after = now();
    const others = after.used - before.used - (after.own - before.own);
    return (100 * Math.max(0, others)) / (after.all - before.all);
  };
}
