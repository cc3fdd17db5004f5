import { read } from '../platform/data/fragment.ts';
import type { BlocksFragment, HtmlBlockFragment, ImageBlockFragment } from '../platform/generated/operations-types.ts';
import { hasEmbeds } from './blocks/html/has-embeds.ts';
import { isLeftInPage } from './left-in-page.ts';

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
] as const satisfies readonly Kind[];

type StillKind = (typeof stillKinds)[number];

/** Block types that are interactive only with several pictures or with embeds. */
type RestingKind = 'ImageBlock' | 'HtmlBlock';

/** Block that stays as the server rendered it. */
export type StillBlockData = Extract<BlocksFragment, { __typename: StillKind | RestingKind }>;

/** Block that scripts make interactive. */
export type LiveBlockData = Exclude<BlocksFragment, { __typename: StillKind }>;

const names: ReadonlySet<string> = new Set(stillKinds);

export function isStill(block: BlocksFragment): block is StillBlockData {
  if (isLeftInPage(block)) return true;
  if (block.__typename === 'ImageBlock') return read<ImageBlockFragment>(block).images.length < 2;
  if (block.__typename === 'HtmlBlock') return !hasEmbeds(read<HtmlBlockFragment>(block).html);
  return names.has(block.__typename);
}
