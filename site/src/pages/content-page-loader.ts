import type { PathKey } from '@plantsoen/contract/paths.ts';
import { blockPageLoader } from '../page-builder/block-page-loader.ts';
import type { Operation } from '../platform/data/operation.ts';
import type { EntryAnswer, More, PageData } from '../platform/routing/page-loader.ts';
import { preloadHero, withoutHero } from './static-hero.tsx';

/** Makes the loader of a page that starts with a hero, for `ContentPage`. */
export function contentPageLoader<Answer extends EntryAnswer, Further = unknown>(
  key: PathKey,
  operation: Operation<Answer, { uri: string; siteId: number }>,
  more?: More<PageData<Answer, 'Page'>, Further>,
) {
  const prepared: More<PageData<Answer, 'Page'>, Further> = async (data, ask) => {
    const [further] = await Promise.all([more?.(data, ask), preloadHero()]);
    return further as Further;
  };
  return blockPageLoader<Answer, 'Page', Further>(key, operation, ['Page'], prepared, withoutHero);
}
