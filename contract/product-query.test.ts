import { expect, test } from 'vitest';
import { productQuery } from './product-query.ts';

test('QUO-07 CAT-11 the query of a product selects the given options', () => {
  expect(productQuery({ variant: 'BM-1010-03', colour: 'RAL 6009', mounting: 'freestanding' })).toBe(
    '?variant=BM-1010-03&colour=RAL-6009&mounting=freestanding',
  );
  expect(productQuery({ variant: null, colour: 'RAL 6009' })).toBe('?colour=RAL-6009');
  expect(productQuery({})).toBe('');
});

test('QUO-07 the query of a product leaves out options that its page would refuse', () => {
  expect(productQuery({ variant: 'BM/1010', colour: 'RAL 6009', mounting: 'x'.repeat(61) })).toBe('?colour=RAL-6009');
});
