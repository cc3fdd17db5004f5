import type { BlocksFragment } from '../platform/generated/operations-types.ts';

type Kind = BlocksFragment['__typename'];

/** The kinds of block that are only read: no script changes them, and links in them work as everywhere. */
const stillKinds = ['TitleTextBlock', 'QuoteBlock', 'ElevationStripBlock'] as const satisfies readonly Kind[];

type StillKind = (typeof stillKinds)[number];

/** A block that stays as the server rendered it. */
export type StillBlockData = Extract<BlocksFragment, { __typename: StillKind }>;

/** A block that scripts bring to life. */
export type LiveBlockData = Exclude<BlocksFragment, StillBlockData>;

const names: ReadonlySet<string> = new Set(stillKinds);

export function isStill(block: BlocksFragment): block is StillBlockData {
  return names.has(block.__typename);
}
