import { expect, test } from 'vitest';
import { ResultCache } from './product-results.ts';

const found = (query: string) => ({ query, corrected: null, suggestions: [], columns: [] });

test('SEA-03 earlier results stay cached until the content changes', () => {
  const before = new ResultCache();
  expect(before.get('10 bank', 3)).toBeUndefined();
  before.keep('10 bank', found('bank'));
  expect(before.get('10 bank', 3)).toEqual(found('bank'));
  expect(before.get('10 bank', 4)).toBeUndefined();
  expect(before.get('10 bank', 4)).toBeUndefined();
});

test('SEA-03 only the latest results stay cached', () => {
  const before = new ResultCache();
  for (let number = 0; number < 45; number += 1) before.keep(`word ${number}`, found(`word ${number}`));
  expect(before.get('word 4', 0)).toBeUndefined();
  expect(before.get('word 5', 0)).toEqual(found('word 5'));
  expect(before.get('word 44', 0)).toEqual(found('word 44'));
});
