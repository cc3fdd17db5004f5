import { describe, expect, it } from 'vitest';
import { htmlToLexical } from '../platform/rich-text/html-to-lexical.ts';
import { blockWords } from './block-words.ts';
import type { StoredBlock } from './served-blocks.ts';

const rich = (html: string) => htmlToLexical(html, () => ({ url: '' }));
const wordsOf = (...blocks: unknown[]) => blockWords(blocks as StoredBlock[]);

describe('SEA-01 the words of blocks', () => {
  it('are titles and headings, and the texts below them', () => {
    const first = {
      blockType: 'titleText',
      titleField: 'Onderhoud',
      text: rich('<h3>Jaarlijks</h3><p>Schoonmaken.</p>'),
      textColumn2: rich('<p>Oliën.</p>'),
    };
    const slides = { blockType: 'countdownImages', slides: [{ titleField: 'Voorjaar', text: rich('<p>Zaaien.</p>') }, {}] };
    const quote = { blockType: 'quote', quote: 'Mooi.', author: 'Jet' };
    expect(wordsOf(first, slides, quote, { blockType: 'categoryCards', text: rich('<p>Kies.</p>') })).toEqual({
      headings: ['Onderhoud', 'Jaarlijks', 'Voorjaar'],
      text: 'Schoonmaken. Oliën. Zaaien. Mooi. Jet Kies.',
    });
  });

  it('are not what an HTML block hides from readers, nor the names of files and entries', () => {
    const html = '<p onclick="x()">Lees &amp; zie<script>stiekem()</script></p><style>p { color: red }</style><p>verder</p>';
    const downloads = { blockType: 'downloads', titleField: 'Downloads', downloads: [{ id: 3, titleField: 'Prijslijst' }] };
    expect(wordsOf({ blockType: 'html', html }, downloads)).toEqual({ headings: ['Downloads'], text: 'Lees & zie verder' });
  });

  it('are none where there are no blocks', () => {
    expect(blockWords(null)).toEqual({ headings: [], text: '' });
    expect(wordsOf({ blockType: 'image' }, { blockType: 'form', form: 1 }, { blockType: 'html' })).toEqual({
      headings: [],
      text: '',
    });
  });
});
