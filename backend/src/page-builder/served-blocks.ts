import type { EntrySource } from '../entries/entry-source.ts';
import type { Page } from '../platform/generated/payload-types.ts';
import { limits } from '../platform/payload/limits.ts';
import type { BlockSource } from './block-source.ts';

export type StoredBlock = NonNullable<Page['blocks']>[number];
type Kind = StoredBlock['blockType'];

/** Every kind of block by its type in the contract; kinds that the contract does not offer yet are left out of an answer. */
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

/** A block that the contract offers: its type, its identity, and what editors stored. */
export type ServedBlock = {
  [K in ServedKind]: BlockSource<Typenames[K], Extract<StoredBlock, { blockType: K }>>;
}[ServedKind];

/** Number of ids that an entry has for its blocks, so that no two entries share one. */
export const idsPerEntry = limits.blocks + 1;

/** The blocks of an entry in its site's language, in the order of the page. */
export function servedBlocks(entry: EntrySource, stored: readonly StoredBlock[] | null | undefined): ServedBlock[] {
  return (stored ?? []).flatMap((block, index) => {
    const typename = typenames[block.blockType];
    if (!typename) return [];
    return [{ __typename: typename, id: entry.id * idsPerEntry + index + 1, siteId: entry.siteId, stored: block } as ServedBlock];
  });
}
