import type { Resolvers } from '../platform/generated/contract.ts';
import { categoryCardsBlockResolvers } from './blocks/category-cards/resolver.ts';
import { contactBlockResolvers } from './blocks/contact/resolver.ts';
import { countdownImagesBlockResolvers } from './blocks/countdown-images/resolver.ts';
import { downloadsBlockResolvers } from './blocks/downloads/resolver.ts';
import { elevationStripBlockResolvers } from './blocks/elevation-strip/resolver.ts';
import { formBlockResolvers } from './blocks/form/resolver.ts';
import { htmlBlockResolvers } from './blocks/html/resolver.ts';
import { imageBlockResolvers } from './blocks/image/resolver.ts';
import { newsItemsBlockResolvers } from './blocks/news-items/resolver.ts';
import { newsletterBlockResolvers } from './blocks/newsletter/resolver.ts';
import { partnersBlockResolvers } from './blocks/partners/resolver.ts';
import { productsBlockResolvers } from './blocks/products/resolver.ts';
import { quoteBlockResolvers } from './blocks/quote/resolver.ts';
import { referencesBlockResolvers } from './blocks/references/resolver.ts';
import { teamBlockResolvers } from './blocks/team/resolver.ts';
import { textImageBlockResolvers } from './blocks/text-image/resolver.ts';
import { titleTextBlockResolvers } from './blocks/title-text/resolver.ts';
import { youtubeVideoBlockResolvers } from './blocks/youtube-video/resolver.ts';

/** The resolvers of all kinds of blocks in the contract. */
export const blockResolvers: Resolvers[] = [
  titleTextBlockResolvers,
  quoteBlockResolvers,
  newsItemsBlockResolvers,
  countdownImagesBlockResolvers,
  productsBlockResolvers,
  categoryCardsBlockResolvers,
  referencesBlockResolvers,
  elevationStripBlockResolvers,
  htmlBlockResolvers,
  imageBlockResolvers,
  partnersBlockResolvers,
  textImageBlockResolvers,
  contactBlockResolvers,
  teamBlockResolvers,
  downloadsBlockResolvers,
  formBlockResolvers,
  youtubeVideoBlockResolvers,
  newsletterBlockResolvers,
];
