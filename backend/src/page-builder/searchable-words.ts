import type { RichText } from '../platform/rich-text/rich-text.ts';
import { richTextWords, type TextWords } from '../platform/rich-text/rich-text-words.ts';

type Head = { titleField?: string | null; text?: unknown };

/** Returns the words of a block that has a title and no other text. */
export const titleAlone = ({ titleField }: Head): TextWords => titled(titleField);

/** Returns the words of a block with a title and a text. */
export const titleAndText = ({ titleField, text }: Head): TextWords => titled(titleField, text);

/** Returns no words, for a block without texts. */
export const noWords = (): TextWords => ({ headings: [], text: '' });

/** Returns a title as a heading, and the words of rich texts below it. */
export function titled(title: string | null | undefined, ...texts: readonly unknown[]): TextWords {
  const words = texts.map((text) => richTextWords(text as RichText | null | undefined));
  return {
    headings: [...(title ? [title] : []), ...words.flatMap(({ headings }) => headings)],
    text: joined(words.map(({ text }) => text)),
  };
}

/** Returns the words of several texts as one. */
export const together = (all: readonly TextWords[]): TextWords => ({
  headings: all.flatMap(({ headings }) => headings),
  text: joined(all.map(({ text }) => text)),
});

/** Joins the texts that are not empty. */
export const joined = (texts: readonly (string | null | undefined)[]): string => texts.filter(Boolean).join(' ');
