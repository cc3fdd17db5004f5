import { expect, test } from 'vitest';
import { isStatement } from './statement.ts';

test.each([
  ['a short paragraph', '<p>Benches for <strong>everyone</strong>.</p>', null, true],
  ['no text', null, null, false],
  ['two columns', '<p>One</p>', '<p>Two</p>', false],
  ['two paragraphs', '<p>One</p><p>Two</p>', null, false],
  ['a list', '<ul><li>One</li></ul>', null, false],
  ['a paragraph with a list behind it', '<p>One</p>\n<ul><li>Two</li></ul>', null, false],
  ['300 characters', `<p>${'x'.repeat(300)}</p>`, null, true],
  ['301 characters', `<p>${'x'.repeat(301)}</p>`, null, false],
])('BLK-01 decides whether a text of %s qualifies for large type', (_, text, textColumn2, expected) => {
  expect(isStatement({ text, textColumn2 })).toBe(expected);
});
