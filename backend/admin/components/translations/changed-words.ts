/** Words that both texts share at their beginning and end, and those between them in each. */
export type Difference = { start: string; removed: string; added: string; end: string };

/** Returns the part in which two texts differ, in whole words. */
export function differenceOf(was: string, words: string): Difference {
  const [before, after] = [was.split(/(?<=\s)/), words.split(/(?<=\s)/)];
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && before[first] === after[first]) first += 1;
  let last = 0;
  while (last < shorter - first && before.at(-1 - last) === after.at(-1 - last)) last += 1;
  const part = (list: readonly string[]) => list.slice(first, list.length - last).join('');
  return {
    start: after.slice(0, first).join(''),
    removed: part(before),
    added: part(after),
    end: last > 0 ? after.slice(-last).join('') : '',
  };
}
