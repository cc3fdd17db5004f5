import { type FragmentOf, read } from '../platform/data/fragment.ts';
import type { BlocksFragment } from '../platform/generated/operations-types.ts';

type Masked<Block> = Block extends { ' $fragmentName'?: string } ? FragmentOf<Block> : never;

/** A block of a page as its operation answers it. */
export type MaskedBlock = Masked<BlocksFragment>;

export function unmasked(masked: MaskedBlock): BlocksFragment {
  return read<BlocksFragment>(masked as FragmentOf<BlocksFragment>);
}
