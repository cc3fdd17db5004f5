import { settleAll } from '../platform/navigation/settle-all.ts';
import { preloadInteractiveView } from './interactive-views.ts';
import { type MaskedBlock, unmasked } from './masked-block.ts';
import { preloadStaticViews } from './render-static-block.tsx';
import { isStatic } from './static-kinds.ts';

/** Preloads the code of the blocks of a page. */
export async function preloadBlockViews(data: object): Promise<void> {
  const { blocks = [] } = (data as { entry: { blocks?: readonly MaskedBlock[] } }).entry;
  await settleAll(
    blocks.map(unmasked).map((block) => (isStatic(block) ? preloadStaticViews() : preloadInteractiveView(block.__typename))),
  );
}
