import { read } from '../platform/data/operation.ts';
import type { TitleTextBlockFragment } from '../platform/generated/operations-types.ts';
import { type MaskedBlock, unmasked } from './masked-block.ts';
import { isServerOnlyBlock } from './static-kinds.ts';

/** Maximum length in characters for large type. */
const longest = 300;

/** Whether a text is short and plain enough for large type: one column, one paragraph, a few sentences. */
export function isStatement({ text, textColumn2 }: { text: string | null; textColumn2: string | null }): boolean {
  if (!text || textColumn2) return false;
  const [, words] = /^<p>((?:(?!<\/?(?:p|ul|ol|h\d)\b).)*)<\/p>$/s.exec(text.trim()) ?? [];
  return words !== undefined && words.length <= longest;
}

/** Whether the first block is a short text, which replaces the introduction of the page (BLK-01). */
export function beginWithStatement([first]: readonly MaskedBlock[]): boolean {
  if (!first) return false;
  const block = unmasked(first);
  if (isServerOnlyBlock(block)) return block.isStatement;
  return block.__typename === 'TitleTextBlock' && isStatement(read<TitleTextBlockFragment>(block));
}
