import type { FactChoice } from './faceted-row.ts';

/** Number of bits of a mask of choices without its sign. */
const maxChoices = 31;

/** Returns the mask of all choices. Throws for more than 31. */
export function allChoices(choices: readonly FactChoice[]): number {
  if (choices.length > maxChoices) throw new RangeError(`at most ${maxChoices} choices`);
  return 2 ** choices.length - 1;
}

/**
 * Returns those of the choices that no value from `begin` to `end` satisfies. `satisfied` is the mask of the choices that a value
 * satisfies, by its number.
 */
export function failedAmong(choices: number, satisfied: Int32Array, values: Int32Array, begin: number, end: number): number {
  let failed = choices;
  for (let at = begin; at < end; at += 1) failed &= ~(satisfied[values[at] as number] as number);
  return failed;
}
