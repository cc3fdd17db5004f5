import { expect, test } from 'vitest';
import { sharedQuery } from './shared-query.ts';

test.each([
  ['?variant=BM-1010-02&colour=DB-703&mounting=surface', '?variant=BM-1010-02&colour=DB-703&mounting=surface'],
  ['?f.material=oak+steel&f.lengthMm.min=1500', '?f.material=oak+steel&f.lengthMm.min=1500'],
  ['?colour=DB-703&search=bank&show=24&utm_source=x', '?colour=DB-703'],
  ['?search=bank', ''],
  ['?query=bank&products=24', '?query=bank'],
  ['', ''],
])('LOC-06 of the query %s the other languages share %s', (search, query) => {
  expect(sharedQuery(search)).toBe(query);
});
