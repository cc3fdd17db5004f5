import { expect, it } from 'vitest';
import { listOperation } from '../list-question.ts';
import { searchOperation } from './search-operation.ts';

it('the benchmarks send operations of the site', () => {
  expect(searchOperation()).toContain('query SearchResults');
  expect(listOperation()).toContain('fragment ProductCard');
});
