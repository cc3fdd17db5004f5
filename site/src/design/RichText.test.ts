import { expect, test } from 'vitest';
import { phrasingHtml } from './RichText.tsx';

test('FRM-03 a label keeps the words and links of its HTML and turns paragraphs into lines', () => {
  expect(phrasingHtml('<p>I accept the <a href="/privacy/">policy</a>.</p><p class="x"><strong>Really</strong></p>')).toBe(
    'I accept the <a href="/privacy/">policy</a>.<br><strong>Really</strong>',
  );
  expect(phrasingHtml('<ul><li>One</li><li>Two</li></ul>')).toBe('One<br>Two');
});
