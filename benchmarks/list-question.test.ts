import { expect, it } from 'vitest';
import { listOperation, searchOperation } from './list-question.ts';

it('the benchmarks send operations of the site', () => {
  expect(searchOperation()).toContain('query SearchResults');
  expect(listOperation()).toContain('fragment ProductCard');
});
