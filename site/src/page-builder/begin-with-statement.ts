import { read } from '../platform/data/fragment.ts';
import type { TitleTextBlockFragment } from '../platform/generated/operations-types.ts';
import { isStatement } from './blocks/title-text/statement.ts';
import { isLeftInPage } from './left-in-page.ts';
import { type MaskedBlock, unmasked } from './masked-block.ts';

/** Whether some blocks say by themselves what the introduction of a page would say: the first is a short text (BLK-01). */
export function beginWithStatement([first]: readonly MaskedBlock[]): boolean {
  if (!first) return false;
  const block = unmasked(first);
  if (isLeftInPage(block)) return block.isStatement;
  return block.__typename === 'TitleTextBlock' && isStatement(read<TitleTextBlockFragment>(block));
}
