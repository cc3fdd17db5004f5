import { expect, it } from 'vitest';
import { rowIndexOf } from './row-index.ts';

it('EDT-07 finds the row of a menu, but not rows within a block', () => {
  expect(rowIndexOf('blocks', 'blocks-row-12')).toBe(12);
  expect(rowIndexOf('blocks', 'blocks-0-slides-row-1')).toBeUndefined();
  expect(rowIndexOf('blocks', undefined)).toBeUndefined();
});
