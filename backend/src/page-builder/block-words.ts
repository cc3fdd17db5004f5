import type { TextWords } from '../platform/rich-text/rich-text-words.ts';
import { blocks } from './blocks.ts';
import type { AnyBlock } from './define-block.ts';
import { noWords, together } from './searchable-words.ts';
import type { StoredBlock } from './served-blocks.ts';

const definitions = new Map<string, AnyBlock>(blocks.map((definition) => [definition.kind, definition]));

/**
 * Returns the searchable words of blocks: their own texts, without the names of the entries, files and people that they show. Stored
 * blocks of a kind that the code no longer has are left out.
 */
export function blockWords(stored: readonly StoredBlock[] | null | undefined): TextWords {
  return together((stored ?? []).map((block) => definitions.get(block.blockType)?.words(block as never) ?? noWords()));
}
