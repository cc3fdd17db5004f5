/** Longest name that is compared letter by letter. */
const maxCompared = 60;

/** Returns a name without differences that editors overlook: case, accents and punctuation. */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Returns an article number without differences that are typing errors: case, punctuation, leading zeros, and letters that look like
 * digits.
 */
export const foldNumber = (number: string): string =>
  number
    .toUpperCase()
    .replace(/(?<=\d)O|O(?=\d)/g, '0')
    .replace(/(?<=\d)[IL]|[IL](?=\d)/g, '1')
    .split(/[^\p{L}\p{N}]+/u)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join('-');

/** Returns the only name that begins with a text or differs from it by few letters; undefined without one, or with several. */
export function nearestName(text: string, names: readonly string[]): string | undefined {
  const folded = foldName(text);
  if (folded.length < 2) return undefined;
  const starting = names.filter((name) => foldName(name).startsWith(folded));
  if (starting.length === 1) return starting[0];
  const maxDistance = Math.min(2, Math.floor(folded.length / 4));
  const close = names.filter((name) => distance(folded, foldName(name), maxDistance) <= maxDistance);
  return close.length === 1 ? close[0] : undefined;
}

/** Returns the number of letters to insert, remove or replace; a larger number than `max` if it exceeds it. */
function distance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max || Math.max(one.length, other.length) > maxCompared) return max + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, compared] of [...other].entries()) {
      const replaced = (row[index] ?? 0) + (letter === compared ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
