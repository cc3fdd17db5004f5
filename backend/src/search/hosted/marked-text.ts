import type { TextMark } from '../search-engine.ts';

/** Tags around matches in an answer: private-use characters, which `printableText` removes from every record. */
export const markTags = { before: '\uE000', after: '\uE001' } as const;

/** Replaces control characters, lone surrogates and private-use characters by spaces. */
export function printableText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Co}\uFFFD]+/gu, ' ')
    .trim();
}

/** Converts a text with tags around matches to the plain text and its marks. An unclosed tag marks nothing. */
export function markedText(tagged: string): { text: string; marks: TextMark[] } {
  const marks: TextMark[] = [];
  let text = '';
  let start: number | undefined;
  for (const part of tagged.split(/([\uE000\uE001])/)) {
    if (part === markTags.before) start = text.length;
    else if (part === markTags.after) {
      if (start !== undefined && start < text.length) marks.push({ start, end: text.length });
      start = undefined;
    } else text += part;
  }
  return { text, marks };
}
