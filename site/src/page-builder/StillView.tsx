import { ElevationStripBlock } from './blocks/elevation-strip/ElevationStripBlock.tsx';
import { QuoteBlock } from './blocks/quote/QuoteBlock.tsx';
import { TitleTextBlock } from './blocks/title-text/TitleTextBlock.tsx';
import type { StillBlockData } from './still-kinds.ts';
import { unknownBlock } from './unknown-block.ts';

type StillViewProps = { block: StillBlockData; belowScene: boolean };

/** The views of the still kinds, which the browser needs only where it makes a page by itself. */
export function StillView({ block, belowScene }: StillViewProps) {
  switch (block.__typename) {
    case 'TitleTextBlock':
      return <TitleTextBlock block={block} belowScene={belowScene} />;
    case 'QuoteBlock':
      return <QuoteBlock block={block} />;
    case 'ElevationStripBlock':
      return <ElevationStripBlock block={block} />;
    default:
      return unknownBlock(block);
  }
}
