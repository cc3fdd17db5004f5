import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { htmlToLexical } from '../platform/rich-text/html-to-lexical.ts';
import { blocks, blockWords } from './blocks.ts';
import { type StoredBlock, servedBlocks } from './served-blocks.ts';

it.each(blocks.map(({ kind, typename }) => [kind, typename]))(
  'API-02 a stored block %s is served as %s',
  (blockType, typename) => {
    const entry = { id: 1, siteId: 1 } as Parameters<typeof servedBlocks>[0];
    expect(servedBlocks(entry, [{ blockType } as StoredBlock])).toMatchObject([{ __typename: typename }]);
  },
);

const rich = (html: string) => htmlToLexical(html, () => ({ url: '' }));
const wordsOf = (...blocks: unknown[]) => blockWords(blocks as StoredBlock[]);

/** Fields that are not content of the page: addresses, button labels, and the two fields that Payload adds to each block. */
const unread = new Set(['cta', 'videoUrl', 'id', 'blockName']);

/** Returns a value with a unique word, derived from the path, for each text field, including rows. */
function filledIn(fields: readonly Field[], path = ''): { stored: Record<string, unknown>; markers: string[] } {
  const stored: Record<string, unknown> = {};
  const markers: string[] = [];
  for (const field of fields) {
    if (!('name' in field) || unread.has(field.name)) continue;
    const marker = `${path}${field.name}`.replace(/\W/g, '').toLowerCase();
    if (field.type === 'array' || field.type === 'group') {
      const below = filledIn(field.fields, `${path}${field.name}.`);
      stored[field.name] = field.type === 'array' ? [below.stored] : below.stored;
      markers.push(...below.markers);
    } else if (field.type === 'richText') {
      stored[field.name] = rich(`<p>${marker}</p>`);
      markers.push(marker);
    } else if (['text', 'textarea', 'code'].includes(field.type)) {
      stored[field.name] = marker;
      markers.push(marker);
    }
  }
  return { stored, markers };
}

describe('SEA-01 the searchable words of blocks', () => {
  it('include titles and headings, and the texts below them', () => {
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

  it('exclude hidden content of an HTML block and the names of files and entries', () => {
    const html = '<p onclick="x()">Lees &amp; zie<script>stiekem()</script></p><style>p { color: red }</style><p>verder</p>';
    const downloads = { blockType: 'downloads', titleField: 'Downloads', downloads: [{ id: 3, titleField: 'Prijslijst' }] };
    expect(wordsOf({ blockType: 'html', html }, downloads)).toEqual({ headings: ['Downloads'], text: 'Lees & zie verder' });
  });

  for (const block of blocks) {
    it(`include every text that editors fill in: ${block.kind}`, () => {
      const { stored, markers } = filledIn(block.fields);
      const { headings, text } = wordsOf({ ...stored, blockType: block.kind });
      const found = [...headings, text].join(' ');
      expect(markers.filter((marker) => !found.includes(marker))).toEqual([]);
    });
  }

  it('are empty without blocks', () => {
    expect(blockWords(null)).toEqual({ headings: [], text: '' });
    expect(wordsOf({ blockType: 'image' }, { blockType: 'form', form: 1 }, { blockType: 'html' })).toEqual({
      headings: [],
      text: '',
    });
  });
});
