import type { ComponentType } from 'react';
import { lazyWithPreload } from '../platform/rendering/lazy-with-preload.tsx';
import type { InteractiveBlockData } from './static-kinds.ts';

type Kind = InteractiveBlockData['__typename'];
type Load = () => Promise<ComponentType<{ block: never }>>;

/** Loaders of the code of each interactive block type. A page loads only those that it contains. */
const loads: Record<Kind, Load> = {
  NewsItemsBlock: async () => (await import('./blocks/news-items/NewsItemsBlock.tsx')).NewsItemsBlock,
  CountdownImagesBlock: async () => (await import('./blocks/countdown-images/CountdownImagesBlock.tsx')).CountdownImagesBlock,
  ProductsBlock: async () => (await import('./blocks/products/ProductsBlock.tsx')).ProductsBlock,
  CategoryCardsBlock: async () => (await import('./blocks/category-cards/CategoryCardsBlock.tsx')).CategoryCardsBlock,
  ReferencesBlock: async () => (await import('./blocks/references/ReferencesBlock.tsx')).ReferencesBlock,
  TeamBlock: async () => (await import('./blocks/team/TeamBlock.tsx')).TeamBlock,
  FormBlock: async () => (await import('./blocks/form/FormBlock.tsx')).FormBlock,
  ImageBlock: async () => (await import('./blocks/image/ImageBlock.tsx')).ImageBlock,
  HtmlBlock: async () => (await import('./blocks/html/EmbeddingHtmlBlock.tsx')).EmbeddingHtmlBlock,
  YoutubeVideoBlock: async () => (await import('./blocks/youtube-video/YoutubeVideoBlock.tsx')).YoutubeVideoBlock,
};

const views: { [kind: string]: ReturnType<typeof lazyWithPreload<{ block: never }>> | undefined } = Object.fromEntries(
  Object.entries(loads).map(([kind, load]) => [kind, lazyWithPreload(load)]),
);

/** Returns the view of a block type; undefined if it has none. */
export function interactiveView(kind: Kind): ComponentType<{ block: never }> | undefined {
  return views[kind]?.View;
}

/** Preloads the code of a block type. */
export async function preloadInteractiveView(kind: Kind): Promise<void> {
  await views[kind]?.prepare();
}
