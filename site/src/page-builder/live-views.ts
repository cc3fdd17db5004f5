import type { ComponentType } from 'react';
import { onDemand } from '../platform/rendering/on-demand.tsx';
import type { LiveBlockData } from './still-kinds.ts';

type Kind = LiveBlockData['__typename'];
type Load = () => Promise<ComponentType<{ block: never }>>;

/** The code of each kind of block that scripts bring to life: only a page that has one loads it. */
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

const views: { [kind: string]: ReturnType<typeof onDemand<{ block: never }>> | undefined } = Object.fromEntries(
  Object.entries(loads).map(([kind, load]) => [kind, onDemand(load)]),
);

/** The view of a kind of block; undefined for one that has none. */
export function liveView(kind: Kind): ComponentType<{ block: never }> | undefined {
  return views[kind]?.View;
}

/** Fetches the code of a kind of block. */
export async function prepareLiveView(kind: Kind): Promise<void> {
  await views[kind]?.prepare();
}
