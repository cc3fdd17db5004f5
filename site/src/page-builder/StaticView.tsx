import { ContactBlock } from './blocks/contact/ContactBlock.tsx';
import { DownloadsBlock } from './blocks/downloads/DownloadsBlock.tsx';
import { ElevationStripBlock } from './blocks/elevation-strip/ElevationStripBlock.tsx';
import { HtmlBlock } from './blocks/html/HtmlBlock.tsx';
import { ImageBlock } from './blocks/image/ImageBlock.tsx';
import { NewsletterBlock } from './blocks/newsletter/NewsletterBlock.tsx';
import { PartnersBlock } from './blocks/partners/PartnersBlock.tsx';
import { QuoteBlock } from './blocks/quote/QuoteBlock.tsx';
import { TextImageBlock } from './blocks/text-image/TextImageBlock.tsx';
import { TitleTextBlock } from './blocks/title-text/TitleTextBlock.tsx';
import type { StaticBlockData } from './static-kinds.ts';
import { unknownBlock } from './unknown-block.ts';

type StillViewProps = { block: StaticBlockData; belowScene: boolean };

/** Renders a static block. The browser loads this code only when it renders a page itself. */
export function StaticView({ block, belowScene }: StillViewProps) {
  switch (block.__typename) {
    case 'TitleTextBlock':
      return <TitleTextBlock block={block} belowScene={belowScene} />;
    case 'QuoteBlock':
      return <QuoteBlock block={block} />;
    case 'ElevationStripBlock':
      return <ElevationStripBlock block={block} />;
    case 'TextImageBlock':
      return <TextImageBlock block={block} />;
    case 'ImageBlock':
      return <ImageBlock block={block} />;
    case 'PartnersBlock':
      return <PartnersBlock block={block} />;
    case 'HtmlBlock':
      return <HtmlBlock block={block} />;
    case 'ContactBlock':
      return <ContactBlock block={block} />;
    case 'DownloadsBlock':
      return <DownloadsBlock block={block} />;
    case 'NewsletterBlock':
      return <NewsletterBlock block={block} />;
    default:
      return unknownBlock(block);
  }
}
