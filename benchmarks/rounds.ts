/** Returns the median; NaN for an empty list. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Returns the value below which a `share` of the values lies, interpolated between the two nearest values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/**
 * Runs the subjects of a comparison alternately, so that a slow moment of the machine affects all of them. Returns the results of
 * each subject.
 */
export async function interleaved<Name extends string, Result>(
  rounds: number,
  subjects: Record<Name, () => Promise<Result>>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(subjects) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Result[]>;
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? names : names.toReversed();
    for (const name of order) results[name].push(await subjects[name]());
  }
  return results;
}
