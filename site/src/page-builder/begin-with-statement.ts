import { read } from '../platform/data/fragment.ts';
import type { TitleTextBlockFragment } from '../platform/generated/operations-types.ts';
import { isStatement } from './blocks/title-text/statement.ts';
import { type MaskedBlock, unmasked } from './masked-block.ts';
import { isServerOnlyBlock } from './static-kinds.ts';

/** Whether the first block is a short text, which replaces the introduction of the page (BLK-01). */
export function beginWithStatement([first]: readonly MaskedBlock[]): boolean {
  if (!first) return false;
  const block = unmasked(first);
  if (isServerOnlyBlock(block)) return block.isStatement;
  return block.__typename === 'TitleTextBlock' && isStatement(read<TitleTextBlockFragment>(block));
}
