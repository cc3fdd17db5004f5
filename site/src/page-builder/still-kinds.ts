import { read } from '../platform/data/fragment.ts';
import type { BlocksFragment, HtmlBlockFragment, ImageBlockFragment } from '../platform/generated/operations-types.ts';
import { hasEmbeds } from './blocks/html/has-embeds.ts';
import { isLeftInPage } from './left-in-page.ts';

type Kind = BlocksFragment['__typename'];

/** The kinds of block that are only read: no script changes them, and links in them work as everywhere. */
const stillKinds = [
  'TitleTextBlock',
  'TextImageBlock',
  'QuoteBlock',
  'ElevationStripBlock',
  'PartnersBlock',
  'ContactBlock',
  'DownloadsBlock',
  'NewsletterBlock',
] as const satisfies readonly Kind[];

type StillKind = (typeof stillKinds)[number];

/** The kinds that scripts bring to life where there is something to move or to show, and that are only read elsewhere. */
type RestingKind = 'ImageBlock' | 'HtmlBlock';

/** A block that stays as the server rendered it. */
export type StillBlockData = Extract<BlocksFragment, { __typename: StillKind | RestingKind }>;

/** A block that scripts bring to life. */
export type LiveBlockData = Exclude<BlocksFragment, { __typename: StillKind }>;

const names: ReadonlySet<string> = new Set(stillKinds);

export function isStill(block: BlocksFragment): block is StillBlockData {
  if (isLeftInPage(block)) return true;
  if (block.__typename === 'ImageBlock') return read<ImageBlockFragment>(block).images.length < 2;
  if (block.__typename === 'HtmlBlock') return !hasEmbeds(read<HtmlBlockFragment>(block).html);
  return names.has(block.__typename);
}
