import { type FragmentOf, read } from '../platform/data/fragment.ts';
import type { BlocksFragment } from '../platform/generated/operations-types.ts';

type Masked<Block> = Block extends { ' $fragmentName'?: string } ? FragmentOf<Block> : never;

/** Block of a page as its query returns it. */
export type MaskedBlock = Masked<BlocksFragment>;

export function unmasked(masked: MaskedBlock): BlocksFragment {
  return read<BlocksFragment>(masked as FragmentOf<BlocksFragment>);
}
