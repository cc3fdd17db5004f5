import type { Where } from 'payload';
import { expect, it } from 'vitest';
import { mediaFilterOf, withMediaFilter } from './media-filter.ts';

it('EDT-06 reads the folder and the tag that it has written', () => {
  const where = withMediaFilter(undefined, { folder: '3', tag: 'bank' });
  expect(where).toEqual({ or: [{ and: [{ folder: { equals: '3' } }, { tags: { equals: 'bank' } }] }] });
  expect(mediaFilterOf(where)).toEqual({ folder: '3', tag: 'bank' });
  expect(mediaFilterOf(undefined)).toEqual({ folder: '', tag: '' });
});

it('EDT-06 leaves other conditions of the list as they are', () => {
  const where: Where = { or: [{ and: [{ mimeType: { equals: 'image/png' } }, { tags: { equals: 'bank' } }] }] };
  expect(withMediaFilter(where, { folder: '3', tag: '' })).toEqual({
    or: [{ and: [{ mimeType: { equals: 'image/png' } }, { folder: { equals: '3' } }] }],
  });
});

it('EDT-06 is empty without folder, tag and other conditions', () => {
  expect(withMediaFilter({ or: [{ and: [{ folder: { equals: 3 } }] }] }, { folder: '', tag: '' })).toEqual({});
});
