// Generated from the contract by `npm run contract`; do not edit.
import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { TitleTextBlock, QuoteBlock, NewsItemsBlock, CountdownImagesBlock, ProductsBlock, CategoryCardsBlock, ReferencesBlock, ElevationStripBlock, TextImageBlock, ImageBlock, YoutubeVideoBlock, PartnersBlock, ContactBlock, TeamBlock, DownloadsBlock, HtmlBlock, NewsletterBlock, PartsFinderBlock, ContrastBlock, FormBlock } from './payload-types.ts';

export const blockTypenames = ['TitleTextBlock', 'QuoteBlock', 'NewsItemsBlock', 'CountdownImagesBlock', 'ProductsBlock', 'CategoryCardsBlock', 'ReferencesBlock', 'ElevationStripBlock', 'TextImageBlock', 'ImageBlock', 'YoutubeVideoBlock', 'PartnersBlock', 'ContactBlock', 'TeamBlock', 'DownloadsBlock', 'HtmlBlock', 'NewsletterBlock', 'PartsFinderBlock', 'ContrastBlock', 'FormBlock'] as const;
export type BlockTypename = (typeof blockTypenames)[number];

/** Source object of the resolvers of a kind of block: its contract type, and the stored block in the site's language. */
type BlockSource<Typename extends string, Stored> = { __typename: Typename; id: number; siteId: SiteId; stored: Stored };

export type TitleTextBlockSource = BlockSource<'TitleTextBlock', TitleTextBlock>;
export type QuoteBlockSource = BlockSource<'QuoteBlock', QuoteBlock>;
export type NewsItemsBlockSource = BlockSource<'NewsItemsBlock', NewsItemsBlock>;
export type CountdownImagesBlockSource = BlockSource<'CountdownImagesBlock', CountdownImagesBlock>;
export type ProductsBlockSource = BlockSource<'ProductsBlock', ProductsBlock>;
export type CategoryCardsBlockSource = BlockSource<'CategoryCardsBlock', CategoryCardsBlock>;
export type ReferencesBlockSource = BlockSource<'ReferencesBlock', ReferencesBlock>;
export type ElevationStripBlockSource = BlockSource<'ElevationStripBlock', ElevationStripBlock>;
export type TextImageBlockSource = BlockSource<'TextImageBlock', TextImageBlock>;
export type ImageBlockSource = BlockSource<'ImageBlock', ImageBlock>;
export type YoutubeVideoBlockSource = BlockSource<'YoutubeVideoBlock', YoutubeVideoBlock>;
export type PartnersBlockSource = BlockSource<'PartnersBlock', PartnersBlock>;
export type ContactBlockSource = BlockSource<'ContactBlock', ContactBlock>;
export type TeamBlockSource = BlockSource<'TeamBlock', TeamBlock>;
export type DownloadsBlockSource = BlockSource<'DownloadsBlock', DownloadsBlock>;
export type HtmlBlockSource = BlockSource<'HtmlBlock', HtmlBlock>;
export type NewsletterBlockSource = BlockSource<'NewsletterBlock', NewsletterBlock>;
export type PartsFinderBlockSource = BlockSource<'PartsFinderBlock', PartsFinderBlock>;
export type ContrastBlockSource = BlockSource<'ContrastBlock', ContrastBlock>;
export type FormBlockSource = BlockSource<'FormBlock', FormBlock>;

/** A block of a kind in the contract: its type, its identity and the stored block. */
export type ServedBlock = TitleTextBlockSource | QuoteBlockSource | NewsItemsBlockSource | CountdownImagesBlockSource | ProductsBlockSource | CategoryCardsBlockSource | ReferencesBlockSource | ElevationStripBlockSource | TextImageBlockSource | ImageBlockSource | YoutubeVideoBlockSource | PartnersBlockSource | ContactBlockSource | TeamBlockSource | DownloadsBlockSource | HtmlBlockSource | NewsletterBlockSource | PartsFinderBlockSource | ContrastBlockSource | FormBlockSource;
