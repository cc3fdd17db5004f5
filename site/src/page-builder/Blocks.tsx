import type { FragmentOf } from '../platform/data/fragment.ts';
import { read } from '../platform/data/fragment.ts';
import type { BlocksFragment } from '../platform/generated/operations-types.ts';
import { CategoryCardsBlock } from './blocks/category-cards/CategoryCardsBlock.tsx';
import { CountdownImagesBlock } from './blocks/countdown-images/CountdownImagesBlock.tsx';
import { ElevationStripBlock } from './blocks/elevation-strip/ElevationStripBlock.tsx';
import { NewsItemsBlock } from './blocks/news-items/NewsItemsBlock.tsx';
import { ProductsBlock } from './blocks/products/ProductsBlock.tsx';
import { QuoteBlock } from './blocks/quote/QuoteBlock.tsx';
import { ReferencesBlock } from './blocks/references/ReferencesBlock.tsx';
import { statesItself, TitleTextBlock } from './blocks/title-text/TitleTextBlock.tsx';

type Masked<Block> = Block extends { ' $fragmentName'?: string } ? FragmentOf<Block> : never;

/** A block of a page as its operation answers it. */
export type MaskedBlock = Masked<BlocksFragment>;

type BlocksProps = {
  blocks: readonly MaskedBlock[];
  /** Whether they stand below a scene: a short text that comes first is the statement of the page then. */
  belowScene?: boolean;
};

/** What editors have put together for a page, in their order. */
export function Blocks({ blocks, belowScene = false }: BlocksProps) {
  return blocks.map((masked, index) => {
    const block = unmasked(masked);
    return <BlockView key={block.id} block={block} belowScene={belowScene && index === 0} />;
  });
}

/** Whether some blocks say by themselves what the introduction of a page would say. */
export function beginWithStatement(blocks: readonly MaskedBlock[]): boolean {
  const first = blocks[0] && unmasked(blocks[0]);
  return first?.__typename === 'TitleTextBlock' && statesItself(first);
}

function BlockView({ block, belowScene }: { block: BlocksFragment; belowScene: boolean }) {
  switch (block.__typename) {
    case 'TitleTextBlock':
      return <TitleTextBlock block={block} belowScene={belowScene} />;
    case 'QuoteBlock':
      return <QuoteBlock block={block} />;
    case 'NewsItemsBlock':
      return <NewsItemsBlock block={block} />;
    case 'CountdownImagesBlock':
      return <CountdownImagesBlock block={block} />;
    case 'ProductsBlock':
      return <ProductsBlock block={block} />;
    case 'CategoryCardsBlock':
      return <CategoryCardsBlock block={block} />;
    case 'ReferencesBlock':
      return <ReferencesBlock block={block} />;
    case 'ElevationStripBlock':
      return <ElevationStripBlock block={block} />;
    case 'TextImageBlock':
    case 'ImageBlock':
    case 'YoutubeVideoBlock':
    case 'PartnersBlock':
    case 'ContactBlock':
    case 'TeamBlock':
    case 'DownloadsBlock':
    case 'HtmlBlock':
      return null;
    default:
      return unknownBlock(block);
  }
}

/** A kind that the contract offers and this site does not show yet: seen at once in development, passed over by visitors. */
function unknownBlock(block: never): null {
  if (import.meta.env.DEV) throw new Error(`there is no view for the block ${JSON.stringify(block)}`);
  return null;
}

function unmasked(masked: MaskedBlock): BlocksFragment {
  return read<BlocksFragment>(masked as FragmentOf<BlocksFragment>);
}
