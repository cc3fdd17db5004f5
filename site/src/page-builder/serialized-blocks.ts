import { createIsomorphicFn } from '@tanstack/react-start';
import { type MaskedBlock, unmasked } from './masked-block.ts';
import { beginWithStatement } from './statement.ts';
import { isStatic, type ServerOnlyBlock } from './static-kinds.ts';

/**
 * Returns the page data for serialization, with static blocks reduced to their type and identity. Their HTML is already in the
 * page.
 */
export const withoutStaticBlocks = createIsomorphicFn()
  .server((data: object): object =>
    Object.fromEntries(
      Object.entries(data).map(([name, part]) => [
        name,
        hasBlocks(part) ? { ...part, blocks: part.blocks.map(serialized) } : part,
      ]),
    ),
  )
  .client((data: object): object => data);

function hasBlocks(part: unknown): part is { blocks: readonly MaskedBlock[] } {
  return typeof part === 'object' && part !== null && 'blocks' in part;
}

function serialized(masked: MaskedBlock): object {
  const block = unmasked(masked);
  if (!isStatic(block)) return masked;
  const { __typename, id, siteId } = block;
  return { __typename, id, siteId, isSerialized: true, isStatement: beginWithStatement([masked]) } satisfies ServerOnlyBlock;
}
