import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { BlocksFragment } from '../platform/generated/operations-types.ts';

type Masked<Block> = Block extends { ' $fragmentName'?: string } ? FragmentOf<Block> : never;

/** Block of a page as its query returns it. */
export type MaskedBlock = Masked<BlocksFragment>;

export function unmasked(masked: MaskedBlock): BlocksFragment {
  return read<BlocksFragment>(masked as FragmentOf<BlocksFragment>);
}

/** Throws in development for a block type of the contract without a view; visitors see nothing. */
export function unknownBlock(block: object): null {
  if (import.meta.env.DEV) throw new Error(`no view is registered for the block ${JSON.stringify(block)}`);
  return null;
}
