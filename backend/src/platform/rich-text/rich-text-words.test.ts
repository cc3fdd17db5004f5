import { describe, expect, it } from 'vitest';
import { htmlToLexical } from './html-to-lexical.ts';
import type { RichText } from './rich-text.ts';
import { richTextWords } from './rich-text-words.ts';

const words = (html: string) => richTextWords(htmlToLexical(html, (href) => ({ url: href })));

describe('SEA-01 the words of a formatted text', () => {
  it('contain the visible text, with headings separate', () => {
    expect(
      words('<h3>Hout</h3><p>Een <strong>eiken</strong>plank &amp; een <a href="https://geheim.example">bank</a>.</p>'),
    ).toEqual({
      headings: ['Hout'],
      text: 'Een eikenplank & een bank.',
    });
  });

  it('are separated at the end of lines and items', () => {
    expect(words('<p>een<br>twee</p><ul><li>drie</li><li>vier <em>vijf</em></li></ul><p>zes</p>').text).toBe(
      'een twee drie vier vijf zes',
    );
  });

  it('are empty for an empty text', () => {
    expect(richTextWords(null)).toEqual({ headings: [], text: '' });
    expect(richTextWords({ root: { children: [] } } as unknown as RichText)).toEqual({ headings: [], text: '' });
  });
});
