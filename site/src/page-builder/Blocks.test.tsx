import { expect, test } from 'vitest';
import { renderView } from '../platform/testing/render-view.tsx';
import { Blocks } from './Blocks.tsx';
import { beginWithStatement } from './statement.ts';
import { words } from './test-block.ts';

const text = { __typename: 'TitleTextBlock', titleField: null, text: '<p>Words.</p>', textColumn2: null, cta: null };
const quote = { __typename: 'QuoteBlock', quote: 'Said.', author: null, role: null, image: null };
const blocks = (...contents: object[]) => contents.map((content, index) => ({ id: 100 + index, siteId: 1, ...content })) as never;

test('BLK-01 BLK-06 blocks are rendered in the order of the page', () => {
  expect(words(renderView(<Blocks blocks={blocks(quote, text)} />))).toEqual(['“Said.”', 'Words.']);
  expect(words(renderView(<Blocks blocks={blocks(text, quote)} />))).toEqual(['Words.', '“Said.”']);
});

test('BLK-01 only the first text below a scene is the statement', () => {
  expect(renderView(<Blocks blocks={blocks(text, text)} belowScene />).match(/_statement/g)).toHaveLength(1);
  expect(renderView(<Blocks blocks={blocks(quote, text)} belowScene />)).not.toContain('_statement');
  expect(beginWithStatement(blocks(text))).toBe(true);
  expect(beginWithStatement(blocks(quote, text))).toBe(false);
  expect(beginWithStatement(blocks())).toBe(false);
});

test('BLK-01 a block type without a view throws an error in development', () => {
  expect(() => renderView(<Blocks blocks={blocks({ __typename: 'HologramBlock' })} />)).toThrow(
    'no view is registered for the block {"id":100,"siteId":1,"__typename":"HologramBlock"}',
  );
});
