import { expect, test } from 'vitest';
import { isStatic } from './static-kinds.ts';

const still = (block: object) => isStatic(block as never);
const html = (text: string) => ({ __typename: 'HtmlBlock', html: text });

test('BLK-03 a block with one picture is static, with several it is interactive', () => {
  expect(still({ __typename: 'ImageBlock', images: [{}] })).toBe(true);
  expect(still({ __typename: 'ImageBlock', images: [{}, {}] })).toBe(false);
  expect(still({ __typename: 'ImageBlock', isSerialized: true })).toBe(true);
});

test('BLK-17 an HTML block is static unless it contains embeds', () => {
  expect(still(html('<p>a</p>'))).toBe(true);
  expect(still(html('<a href="https://x.test/" data-embed="https://x.test/">a</a>'))).toBe(false);
  expect(still({ __typename: 'HtmlBlock', isSerialized: true })).toBe(true);
});
