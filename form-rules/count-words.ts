/** Returns the number of words of a text, separated by white space. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}

/** Returns the text up to the word limit, so that typing stops there (FRM-09). Spaces after the last word are kept. */
export function withinWords(text: string, limit: number): string {
  let count = 0;
  for (const word of text.matchAll(/\S+/g)) {
    count += 1;
    if (count > limit) return text.slice(0, word.index);
  }
  return text;
}
