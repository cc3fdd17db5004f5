import type { BlockTypename } from '../platform/generated/block-sources.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import type { TextWords } from '../platform/rich-text/rich-text-words.ts';
import { categoryCardsBlock } from './blocks/category-cards/category-cards-block.ts';
import { contactBlock } from './blocks/contact/contact-block.ts';
import { contrastBlock } from './blocks/contrast/contrast-block.ts';
import { countdownImagesBlock } from './blocks/countdown-images/countdown-images-block.ts';
import { downloadsBlock } from './blocks/downloads/downloads-block.ts';
import { elevationStripBlock } from './blocks/elevation-strip/elevation-strip-block.ts';
import { formBlock } from './blocks/form/form-block.ts';
import { htmlBlock } from './blocks/html/html-block.ts';
import { imageBlock } from './blocks/image/image-block.ts';
import { newsItemsBlock } from './blocks/news-items/news-items-block.ts';
import { newsletterBlock } from './blocks/newsletter/newsletter-block.ts';
import { partnersBlock } from './blocks/partners/partners-block.ts';
import { partsFinderBlock } from './blocks/parts-finder/parts-finder-block.ts';
import { productsBlock } from './blocks/products/products-block.ts';
import { quoteBlock } from './blocks/quote/quote-block.ts';
import { referencesBlock } from './blocks/references/references-block.ts';
import { teamBlock } from './blocks/team/team-block.ts';
import { textImageBlock } from './blocks/text-image/text-image-block.ts';
import { titleTextBlock } from './blocks/title-text/title-text-block.ts';
import { youtubeVideoBlock } from './blocks/youtube-video/youtube-video-block.ts';
import type { AnyBlock } from './define-block.ts';
import { noWords, together } from './searchable-words.ts';
import type { StoredBlock } from './served-blocks.ts';

const definitions = [
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
  partsFinderBlock,
  contrastBlock,
  youtubeVideoBlock,
  htmlBlock,
] as const;

type Missing = Exclude<BlockTypename, (typeof definitions)[number]['typename']>;

/** All kinds of blocks, in the order of the admin. A block of the contract without a definition is a compile error that names it. */
export const blocks: readonly AnyBlock[] = definitions satisfies [Missing] extends [never] ? unknown : Missing;

/** The resolvers of all kinds of blocks in the contract. */
export const blockResolvers: Resolvers = Object.fromEntries(blocks.map(({ typename, resolvers }) => [typename, resolvers]));

const byKind = new Map<string, AnyBlock>(blocks.map((definition) => [definition.kind, definition]));

/**
 * Returns the searchable words of blocks: their own texts, without the names of the entries, files and people that they show. Stored
 * blocks of a kind that the code no longer has are left out.
 */
export function blockWords(stored: readonly StoredBlock[] | null | undefined): TextWords {
  return together((stored ?? []).map((block) => byKind.get(block.blockType)?.words(block as never) ?? noWords()));
}
