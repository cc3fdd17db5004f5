import type { Block, BlocksField } from 'payload';
import { limits } from '../platform/payload/limits.ts';
import { categoryCardsBlock } from './blocks/category-cards/block.ts';
import { contactBlock } from './blocks/contact/block.ts';
import { countdownImagesBlock } from './blocks/countdown-images/block.ts';
import { downloadsBlock } from './blocks/downloads/block.ts';
import { elevationStripBlock } from './blocks/elevation-strip/block.ts';
import { formBlock } from './blocks/form/block.ts';
import { htmlBlock } from './blocks/html/block.ts';
import { imageBlock } from './blocks/image/block.ts';
import { newsItemsBlock } from './blocks/news-items/block.ts';
import { newsletterBlock } from './blocks/newsletter/block.ts';
import { partnersBlock } from './blocks/partners/block.ts';
import { productsBlock } from './blocks/products/block.ts';
import { quoteBlock } from './blocks/quote/block.ts';
import { referencesBlock } from './blocks/references/block.ts';
import { teamBlock } from './blocks/team/block.ts';
import { textImageBlock } from './blocks/text-image/block.ts';
import { titleTextBlock } from './blocks/title-text/block.ts';
import { youtubevideoBlock } from './blocks/youtube-video/block.ts';

/** All kinds of blocks, in the order of the admin. */
export const blocks: Block[] = [
  titleTextBlock,
  textImageBlock,
  imageBlock,
  countdownImagesBlock,
  quoteBlock,
  productsBlock,
  categoryCardsBlock,
  elevationStripBlock,
  referencesBlock,
  newsItemsBlock,
  teamBlock,
  contactBlock,
  partnersBlock,
  downloadsBlock,
  formBlock,
  newsletterBlock,
  youtubevideoBlock,
  htmlBlock,
];

/**
 * Returns the field for the blocks of a page. The whole list is localised, so each language has its own blocks. Payload merges a
 * shared list by position when one of its languages is published.
 */
export function pageBlocks(): BlocksField {
  return {
    name: 'blocks',
    type: 'blocks',
    label: { nl: 'Blokken', en: 'Blocks', de: 'Blöcke' },
    labels: {
      singular: { nl: 'Blok', en: 'Block', de: 'Block' },
      plural: { nl: 'Blokken', en: 'Blocks', de: 'Blöcke' },
    },
    localized: true,
    maxRows: limits.blocks,
    blocks,
  };
}
