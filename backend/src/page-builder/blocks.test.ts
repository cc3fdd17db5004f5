import { expect, it } from 'vitest';
import { blocks } from './blocks.ts';
import { type StoredBlock, servedBlocks } from './served-blocks.ts';

it.each(blocks.map(({ kind, typename }) => [kind, typename]))(
  'API-02 a stored block %s is served as %s',
  (blockType, typename) => {
    const entry = { id: 1, siteId: 1 } as Parameters<typeof servedBlocks>[0];
    expect(servedBlocks(entry, [{ blockType } as StoredBlock])).toMatchObject([{ __typename: typename }]);
  },
);
