/** How many words a text has: what stands between spaces. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** The text up to the word beyond the limit, so that typing stops there (FRM-09). Spaces after the last word stay. */
export function withinWords(text: string, limit: number): string {
  let count = 0;
  for (const word of text.matchAll(/\S+/g)) {
    count += 1;
    if (count > limit) return text.slice(0, word.index);
  }
  return text;
}
