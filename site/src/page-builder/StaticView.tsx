import type { ComponentType } from 'react';
import { ContactBlock } from './blocks/contact/ContactBlock.tsx';
import { ContrastBlock } from './blocks/contrast/ContrastBlock.tsx';
import { DownloadsBlock } from './blocks/downloads/DownloadsBlock.tsx';
import { ElevationStripBlock } from './blocks/elevation-strip/ElevationStripBlock.tsx';
import { HtmlBlock } from './blocks/html/HtmlBlock.tsx';
import { ImageBlock } from './blocks/image/ImageBlock.tsx';
import { NewsletterBlock } from './blocks/newsletter/NewsletterBlock.tsx';
import { PartnersBlock } from './blocks/partners/PartnersBlock.tsx';
import { PartsFinderBlock } from './blocks/parts-finder/PartsFinderBlock.tsx';
import { QuoteBlock } from './blocks/quote/QuoteBlock.tsx';
import { TextImageBlock } from './blocks/text-image/TextImageBlock.tsx';
import { TitleTextBlock } from './blocks/title-text/TitleTextBlock.tsx';
import { unknownBlock } from './masked-block.ts';
import type { StaticBlockData } from './static-kinds.ts';

type StaticViewProps = { block: StaticBlockData; belowScene: boolean };
type ViewOf<Kind> = ComponentType<{ block: Extract<StaticBlockData, { __typename: Kind }>; belowScene: boolean }>;

/** The views of static blocks. A missing kind is a compile error. */
const views: { [Kind in StaticBlockData['__typename']]: ViewOf<Kind> } = {
  TitleTextBlock,
  QuoteBlock,
  ElevationStripBlock,
  TextImageBlock,
  ImageBlock,
  PartnersBlock,
  HtmlBlock,
  ContactBlock,
  DownloadsBlock,
  NewsletterBlock,
  PartsFinderBlock,
  ContrastBlock,
};

/** Renders a static block. The browser loads this code only when it renders a page itself. */
export function StaticView({ block, belowScene }: StaticViewProps) {
  const View = views[block.__typename] as ComponentType<StaticViewProps> | undefined;
  return View ? <View block={block} belowScene={belowScene} /> : unknownBlock(block);
}
