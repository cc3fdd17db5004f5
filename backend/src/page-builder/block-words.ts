import { plainText } from '../platform/html/plain-text.ts';
import { publicHtml } from '../platform/html/sanitise-html.ts';
import type { RichText } from '../platform/rich-text/rich-text.ts';
import { richTextWords, type TextWords } from '../platform/rich-text/rich-text-words.ts';
import type { StoredBlock } from './served-blocks.ts';

/** Returns the searchable words of blocks: their own texts, without the names of the entries, files and people that they show. */
export function blockWords(blocks: readonly StoredBlock[] | null | undefined): TextWords {
  return together((blocks ?? []).map(wordsOf));
}

type Kind = StoredBlock['blockType'];
type WordsOf<K extends Kind> = (block: Extract<StoredBlock, { blockType: K }>) => TextWords;

const titleAlone = ({ titleField }: { titleField?: string | null }): TextWords => titled(titleField);
const titleAndText = ({ titleField, text }: { titleField?: string | null; text?: unknown }): TextWords =>
  titled(titleField, text);
const nothing = (): TextWords => ({ headings: [], text: '' });

/** The words of each kind of block. A missing kind is a compile error, and block-words.test.ts detects a missing field. */
const words: { [K in Kind]: WordsOf<K> } = {
  titleText: ({ titleField, text, textColumn2 }) => titled(titleField, text, textColumn2),
  textImage: titleAndText,
  image: nothing,
  youtubevideo: titleAndText,
  partners: titleAndText,
  quote: ({ quote, author, role }) => ({ headings: [], text: joined([quote, author, role]) }),
  contact: titleAlone,
  team: titleAlone,
  downloads: titleAlone,
  newsItems: titleAndText,
  countdownImages: ({ slides }) => together((slides ?? []).map(titleAndText)),
  products: titleAlone,
  newsletter: titleAndText,
  form: nothing,
  categoryCards: ({ text }) => titled(undefined, text),
  references: titleAlone,
  html: ({ html }) => ({ headings: [], text: plainText(publicHtml(html ?? '', {})) }),
  elevationStrip: titleAlone,
};

/** Returns the words of a block; none for a stored block of a kind that the code no longer has. */
const wordsOf = (block: StoredBlock): TextWords => (words[block.blockType] as WordsOf<Kind> | undefined)?.(block) ?? nothing();

const together = (all: readonly TextWords[]): TextWords => ({
  headings: all.flatMap(({ headings }) => headings),
  text: joined(all.map(({ text }) => text)),
});

function titled(title: string | null | undefined, ...texts: (unknown | undefined)[]): TextWords {
  const words = texts.map((text) => richTextWords(text as RichText | null | undefined));
  return {
    headings: [...(title ? [title] : []), ...words.flatMap(({ headings }) => headings)],
    text: joined(words.map(({ text }) => text)),
  };
}

const joined = (texts: readonly (string | null | undefined)[]): string => texts.filter(Boolean).join(' ');
