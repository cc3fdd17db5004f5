import type { Block } from 'payload';
import type { BlockTypename } from '../platform/generated/block-sources.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import type { Label, Names } from '../platform/payload/label.ts';
import type { TextWords } from '../platform/rich-text/rich-text-words.ts';
import type { BlockGroup } from './block-groups.ts';
import type { StoredBlock } from './served-blocks.ts';

type BlockKind = StoredBlock['blockType'];

/** Definition of any kind of block. */
export type AnyBlock = Pick<BlockDefinition<BlockKind, BlockTypename>, 'kind' | 'typename' | 'labels' | 'picker' | 'fields'> & {
  resolvers: object;
  words(block: never): TextWords;
};

/** Entry of a kind of block in the picker of the admin (EDT-07). */
type BlockPicker = {
  group: BlockGroup;
  /** One line that tells what the block is for. */
  help: Label;
  /** Other words by which editors search for the block. */
  synonyms: Label;
  /** Parts of an SVG, 240 by 160 (`picker-drawing.ts`). */
  drawing: string;
};

/** A kind of block: its fields for editors, its resolvers in the contract, and the words that the search finds. */
type BlockDefinition<Kind extends BlockKind, Typename extends BlockTypename> = {
  /** Value of `blockType` in stored blocks. Renaming it needs a migration. */
  kind: Kind;
  /** Name of the block's type in the contract. */
  typename: Typename;
  labels: Names;
  picker: BlockPicker;
  fields: Block['fields'];
  resolvers: NonNullable<Resolvers[Typename]>;
  /** Returns the block's own texts, without the names of the entries, files and people that it shows. */
  words(block: Extract<StoredBlock, { blockType: Kind }>): TextWords;
};

/** Defines a kind of block. Add it to the list in `blocks.ts`. */
export function defineBlock<const Kind extends BlockKind, const Typename extends BlockTypename>(
  definition: BlockDefinition<Kind, Typename>,
): BlockDefinition<Kind, Typename> {
  return definition;
}
