import type { EntrySource } from '../entries/entry-source.ts';
import type { Page } from '../platform/generated/payload-types.ts';
import { limits } from '../platform/payload/limits.ts';
import type { BlockSource } from './block-source.ts';

export type StoredBlock = NonNullable<Page['blocks']>[number];
type Kind = StoredBlock['blockType'];

/** Contract type of each kind of block. Answers omit kinds that the contract does not contain yet. */
const typenames = {
  titleText: 'TitleTextBlock',
  quote: 'QuoteBlock',
  newsItems: 'NewsItemsBlock',
  countdownImages: 'CountdownImagesBlock',
  products: 'ProductsBlock',
  categoryCards: 'CategoryCardsBlock',
  references: 'ReferencesBlock',
  elevationStrip: 'ElevationStripBlock',
  textImage: 'TextImageBlock',
  image: 'ImageBlock',
  youtubevideo: 'YoutubeVideoBlock',
  partners: 'PartnersBlock',
  contact: 'ContactBlock',
  team: 'TeamBlock',
  downloads: 'DownloadsBlock',
  newsletter: 'NewsletterBlock',
  form: 'FormBlock',
  html: 'HtmlBlock',
} as const satisfies Record<Kind, string | undefined>;

type Typenames = typeof typenames;
type ServedKind = { [K in Kind]: Typenames[K] extends string ? K : never }[Kind];

/** A block of a kind in the contract: its type, its identity and the stored block. */
export type ServedBlock = {
  [K in ServedKind]: BlockSource<Typenames[K], Extract<StoredBlock, { blockType: K }>>;
}[ServedKind];

/** Number of IDs reserved per entry for its blocks, so that blocks of different entries have different IDs. */
export const idsPerEntry = limits.blocks + 1;

/** Returns the blocks of an entry in its site's language, in the order of the page. */
export function servedBlocks(entry: EntrySource, stored: readonly StoredBlock[] | null | undefined): ServedBlock[] {
  return (stored ?? []).flatMap((block, index) => {
    const typename = typenames[block.blockType];
    if (!typename) return [];
    return [{ __typename: typename, id: entry.id * idsPerEntry + index + 1, siteId: entry.siteId, stored: block } as ServedBlock];
  });
}
