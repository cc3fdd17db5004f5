import { expect, it } from 'vitest';
import { groupByContent } from './media-review.ts';

const file = (id: number, hash: string, kind: 'media' | 'files' = 'media') => ({
  ...{ kind, id, hash },
  filename: `${id}.jpg`,
  mimeType: 'image/jpeg',
});

it('EDT-06 groups files with the same content, within one collection', () => {
  const groups = groupByContent([file(1, 'a'), file(2, 'b'), file(3, 'a'), file(4, 'b', 'files'), file(5, 'c'), file(6, 'c')]);
  expect(groups.map(({ kind, hash, files }) => [kind, hash, files.map(({ id }) => id)])).toEqual([
    ['media', 'a', [1, 3]],
    ['media', 'c', [5, 6]],
  ]);
});

it('EDT-06 returns no group without duplicates', () => {
  expect(groupByContent([file(1, 'a'), file(2, 'b')])).toEqual([]);
});
