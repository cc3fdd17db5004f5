/** Returns the maximum number of typing errors in a word. Short words and words with digits must be exact. */
export function errorsAllowed(word: string): number {
  if (/\d/.test(word) || word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Number of letters from which keys are built. The beginning of a long word is distinctive enough, and yields fewer keys. */
const keyedLength = 8;

/**
 * Returns the word's beginning with up to `errors` letters omitted. Two words within that many errors share a key, so that any
 * index finds one from the other by equality.
 */
export function errorKeys(word: string, errors = errorsAllowed(word)): string[] {
  if (errors === 0) return [];
  let shortened = new Set([word.slice(0, keyedLength)]);
  const keys = new Set(shortened);
  for (let error = 0; error < errors; error += 1) {
    const shorter = new Set<string>();
    for (const key of shortened) for (let i = 0; i < key.length; i += 1) shorter.add(key.slice(0, i) + key.slice(i + 1));
    for (const key of shorter) keys.add(key);
    shortened = shorter;
  }
  return [...keys];
}

/**
 * Returns the number of letters omitted, inserted, replaced or swapped with their neighbour (Damerau-Levenshtein, optimal
 * alignment).
 */
export function typingDistance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
