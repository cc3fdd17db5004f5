import type { PathKey } from '@plantsoen/contract/paths.ts';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { Operation } from '../platform/data/operation.ts';
import type { EntryAnswer } from '../platform/routing/page-data.ts';
import { pageLoader } from '../platform/routing/page-loader.ts';
import { beginWithStatement } from './begin-with-statement.ts';
import type { LeftInPage } from './left-in-page.ts';
import { prepareLiveView } from './live-views.ts';
import { type MaskedBlock, unmasked } from './masked-block.ts';
import { isStill } from './still-kinds.ts';
import { prepareStillViews } from './still-view.tsx';

/** The loader of a page that editors put together from blocks. */
export function blockPageLoader<Answer extends EntryAnswer, Type extends Answer['entry']['__typename']>(
  key: PathKey,
  operation: Operation<Answer, { uri: string; siteId: number }>,
  shows: readonly Type[],
) {
  return pageLoader(key, operation, shows, prepareBlocks, withoutStillBlocks);
}

const blocksOf = (data: object) => (data as { entry: { blocks?: readonly MaskedBlock[] } }).entry.blocks ?? [];

/** Fetches the code of the blocks of a page that the browser is about to make, so that it comes in one piece. */
const prepareBlocks = createIsomorphicFn()
  .server(async (_data: object) => ({}))
  .client(async (data: object) => {
    const blocks = blocksOf(data).map(unmasked);
    await Promise.all(blocks.map((block) => (isStill(block) ? prepareStillViews() : prepareLiveView(block.__typename))));
    return {};
  });

/** The data of a page as they travel with its HTML: of its still blocks only what they are. */
const withoutStillBlocks = createIsomorphicFn()
  .server((data: object): object => {
    const { entry } = data as { entry: object };
    return 'blocks' in entry ? { ...data, entry: { ...entry, blocks: blocksOf(data).map(travelling) } } : data;
  })
  .client((data: object): object => data);

function travelling(masked: MaskedBlock): object {
  const block = unmasked(masked);
  if (!isStill(block)) return masked;
  const { __typename, id, siteId } = block;
  return { __typename, id, siteId, leftInPage: true, isStatement: beginWithStatement([masked]) } satisfies LeftInPage;
}
