import type { PathKey } from '@plantsoen/contract/paths.ts';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { Operation } from '../platform/data/operation.ts';
import { settleAll } from '../platform/navigation/settle-all.ts';
import { type EntryAnswer, type More, type PageData, pageLoader } from '../platform/routing/page-loader.ts';
import { withoutStaticBlocks } from './serialized-blocks.ts';

/** Makes the loader of a page composed of blocks. `without` removes further static data from the serialized page data. */
export function blockPageLoader<Answer extends EntryAnswer, Type extends Answer['entry']['__typename'], Further = unknown>(
  key: PathKey,
  operation: Operation<Answer, { uri: string; siteId: number }>,
  shows: readonly Type[],
  more?: More<PageData<Answer, Type>, Further>,
  without?: (data: PageData<Answer, Type>) => object,
) {
  const prepared: More<PageData<Answer, Type>, Further> = async (data, ask) => {
    const [further] = await settleAll([more?.(data, ask), prepareBlocks(data)]);
    return further as Further;
  };
  return pageLoader(key, operation, shows, prepared, (data) => withoutStaticBlocks(without?.(data) ?? data));
}

/** Preloads the code of the blocks of a page that the browser is about to render, so that all of them appear together. */
const prepareBlocks = createIsomorphicFn()
  .server(async (_data: object) => {})
  .client(async (data: object) => (await import('./preload-block-views.ts')).preloadBlockViews(data));
