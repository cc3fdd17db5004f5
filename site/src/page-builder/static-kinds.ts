import { read } from '../platform/data/operation.ts';
import type { BlocksFragment, HtmlBlockFragment, ImageBlockFragment } from '../platform/generated/operations-types.ts';

type Kind = BlocksFragment['__typename'];

/** Block types that are always static: no script changes them, and their links need none. */
const stillKinds = [
  'TitleTextBlock',
  'TextImageBlock',
  'QuoteBlock',
  'ElevationStripBlock',
  'PartnersBlock',
  'ContactBlock',
  'DownloadsBlock',
  'NewsletterBlock',
  'PartsFinderBlock',
  'ContrastBlock',
] as const satisfies readonly Kind[];

type StillKind = (typeof stillKinds)[number];

/** Block types that are interactive only with several pictures or with embeds. */
type RestingKind = 'ImageBlock' | 'HtmlBlock';

/** Block that stays as the server rendered it. */
export type StaticBlockData = Extract<BlocksFragment, { __typename: StillKind | RestingKind }>;

/** Block that scripts make interactive. */
export type InteractiveBlockData = Exclude<BlocksFragment, { __typename: StillKind }>;

const names: ReadonlySet<string> = new Set(stillKinds);

export function isStatic(block: BlocksFragment): block is StaticBlockData {
  if (isServerOnlyBlock(block)) return true;
  if (block.__typename === 'ImageBlock') return read<ImageBlockFragment>(block).images.length < 2;
  if (block.__typename === 'HtmlBlock') return !hasEmbeds(read<HtmlBlockFragment>(block).html);
  return names.has(block.__typename);
}

/** Whether the HTML of a block contains embeds, which scripts can show. */
export function hasEmbeds(html: string): boolean {
  return html.includes(' data-embed="');
}

/** Serialized data of a static block whose HTML the page already contains. */
export type ServerOnlyBlock = Pick<StaticBlockData, '__typename' | 'id' | 'siteId'> & {
  isSerialized: true;
  /** Whether the block is the statement of its page if it comes first. */
  isStatement: boolean;
};

export function isServerOnlyBlock(block: object): block is ServerOnlyBlock {
  return 'isSerialized' in block;
}
