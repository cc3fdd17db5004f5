import { describe, expect, test } from 'vitest';
import { hasEmbeds } from '../../static-kinds.ts';
import { framedHtml } from './framed-html.ts';

const frames = { id: 'block-7', table: 'Table', classNames: { table: 't', scroller: 's', embed: 'e' } };
const framed = (html: string) => framedHtml(html, frames);
const link = '<a href="https://x.test/1" data-embed="https://x.test/1">Film</a>';

describe('BLK-17 tables', () => {
  test('a table scrolls below its caption, which labels it', () => {
    expect(framed('<p>a</p><table><caption>Steps (<em>demo</em>)</caption><tbody><tr><td>1</td></tr></tbody></table>')).toBe(
      '<p>a</p><figure class="t"><figcaption id="block-7-table-1">Steps (<em>demo</em>)</figcaption>' +
        '<div class="s" role="region" tabindex="0" aria-labelledby="block-7-table-1">' +
        '<table aria-labelledby="block-7-table-1"><tbody><tr><td>1</td></tr></tbody></table></div></figure>',
    );
  });

  test('a table without a caption has a name, and each caption has its own id', () => {
    const html = framed('<table lang="en"><tr><td>1</td></tr></table><table><caption>B</caption></table>');
    expect(html).toContain('<table lang="en" aria-label="Table">');
    expect(html).toContain('id="block-7-table-2"');
  });
});

describe('BLK-17 embeds', () => {
  test('an embed reserves its space', () => {
    expect(framed(`<p>${link}</p>`)).toBe(`<p><span class="e" data-consent>${link}</span></p>`);
    const sized = link.replace('data-embed', 'data-width="4" data-height="3" data-embed');
    expect(framed(sized)).toContain('style="aspect-ratio:4/3"');
  });

  test('embeds are distinguished from links', () => {
    expect([hasEmbeds(link), hasEmbeds('<a href="/x/">data-embed</a>')]).toEqual([true, false]);
    expect(framed('<a href="/x/">a</a>')).toBe('<a href="/x/">a</a>');
  });
});
