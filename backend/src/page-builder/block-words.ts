import { plainText } from '../platform/html/plain-text.ts';
import { publicHtml } from '../platform/html/sanitise-html.ts';
import type { RichText } from '../platform/rich-text/rich-text.ts';
import { richTextWords, type TextWords } from '../platform/rich-text/rich-text-words.ts';
import type { StoredBlock } from './served-blocks.ts';

/** What blocks say themselves, to anybody: not what the entries, files and people are called that they show. */
export function blockWords(blocks: readonly StoredBlock[] | null | undefined): TextWords {
  const words = (blocks ?? []).map(wordsOf);
  return { headings: words.flatMap(({ headings }) => headings), text: joined(words.map(({ text }) => text)) };
}

function wordsOf(block: StoredBlock): TextWords {
  switch (block.blockType) {
    case 'titleText':
      return titled(block.titleField, block.text, block.textColumn2);
    case 'countdownImages': {
      const slides = (block.slides ?? []).map(({ titleField, text }) => titled(titleField, text));
      return { headings: slides.flatMap(({ headings }) => headings), text: joined(slides.map(({ text }) => text)) };
    }
    case 'quote':
      return { headings: [], text: joined([block.quote, block.author, block.role]) };
    case 'html':
      return { headings: [], text: plainText(publicHtml(block.html ?? '', {})) };
    case 'image':
    case 'form':
      return { headings: [], text: '' };
    default:
      return titled('titleField' in block ? block.titleField : undefined, 'text' in block ? block.text : undefined);
  }
}

function titled(title: string | null | undefined, ...texts: (unknown | undefined)[]): TextWords {
  const words = texts.map((text) => richTextWords(text as RichText | null | undefined));
  return {
    headings: [...(title ? [title] : []), ...words.flatMap(({ headings }) => headings)],
    text: joined(words.map(({ text }) => text)),
  };
}

const joined = (texts: readonly (string | null | undefined)[]): string => texts.filter(Boolean).join(' ');
