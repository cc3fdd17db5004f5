import type { TextMark } from '../search-engine.ts';

/** What stands around matched words in an answer: characters for private use, which no record has (`printableText`). */
export const markTags = { before: '\uE000', after: '\uE001' } as const;

/** The text without characters that are none of a text: controls, halves of pairs, and those for private use. */
export function printableText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Co}\uFFFD]+/gu, ' ')
    .trim();
}

/** A text with tags around what was matched, as the text and the places of the marks in it. A tag that is not closed marks nothing. */
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
