import { median } from '../rounds.ts';

/**
 * Returns by how much a value has grown within a series, in per cent: the median of the last quarter compared with that of the second.
 * In the first quarter caches fill up. Throws if there are too few samples.
 */
export function growthOf(samples: readonly number[]): number {
  const quarter = Math.floor(samples.length / 4);
  if (quarter === 0) throw new Error(`${samples.length} samples are too few to see growth`);
  const before = median(samples.slice(quarter, 2 * quarter));
  return 100 * (median(samples.slice(-quarter)) / before - 1);
}
