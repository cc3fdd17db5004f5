import type { PathKey } from '@plantsoen/contract/paths.ts';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { Operation } from '../platform/data/operation.ts';
import type { EntryAnswer } from '../platform/routing/page-data.ts';
import { pageLoader } from '../platform/routing/page-loader.ts';
import { withoutStillBlocks } from './travelling-blocks.ts';

/** The loader of a page that editors put together from blocks. */
export function blockPageLoader<Answer extends EntryAnswer, Type extends Answer['entry']['__typename']>(
  key: PathKey,
  operation: Operation<Answer, { uri: string; siteId: number }>,
  shows: readonly Type[],
) {
  return pageLoader(key, operation, shows, prepareBlocks, withoutStillBlocks);
}

/** Fetches the code of the blocks of a page that the browser is about to make, so that it comes in one piece. */
const prepareBlocks = createIsomorphicFn()
  .server(async (_data: object) => ({}))
  .client(async (data: object) => (await import('./prepare-views.ts')).prepareViews(data));
