import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { htmlToLexical, type ResolveLink } from './html-to-lexical.ts';
import { keepMeasuresTogether, lexicalToHtml } from './lexical-to-html.ts';
import { collectLinks } from './rich-text.ts';

const demo = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../demo-content/${file}`, import.meta.url), 'utf8'));
const demoFiles = ['home', 'pages', 'news', 'projects', 'faq', 'navigation'].map((name) => `editorial/${name}.json`);

/** Yields every text in markup below a value; raw html blocks are not rich text. */
function* markupIn(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string' && /^<(p|h3|ul|ol)>/.test(value)) yield value;
  if (typeof value !== 'object' || value === null || name === 'html') return;
  for (const [key, child] of Object.entries(value)) yield* markupIn(child, key);
}

const demoTexts = [...demoFiles, 'facts/products.json', 'facts/discontinued-products.json'].flatMap((file) => [
  ...markupIn(demo(file)),
]);

const nowhere: ResolveLink = (href) => {
  throw new Error(`unexpected link ${href}`);
};

describe('rich text', () => {
  it('API-09 every text of the demo content is unchanged after conversion, with its links resolved', () => {
    const ids = new Map<string, number>();
    const idOf = (href: string) => ids.get(href) ?? ids.set(href, ids.size + 1).size;
    const faults = demoTexts.filter((html) => {
      const state = htmlToLexical(html, (href) => ({ relationTo: 'pages', id: idOf(href) }));
      const expected = html
        .replaceAll(/href="([^"]+)"/g, (_, href: string) => `href="/${idOf(href)}/"`)
        .replaceAll('&nbsp;', '\u00a0');
      return lexicalToHtml(state, { linkHref: ({ id }) => `/${id}/` }) !== keepMeasuresTogether(expected);
    });
    expect(demoTexts.length).toBeGreaterThan(700);
    expect(ids.size).toBeGreaterThan(50);
    expect(faults).toEqual([]);
  });

  it('SEA-02 a link to an unpublished entry is rendered as plain text', () => {
    const state = htmlToLexical('<p>See the <a href="product:1">Meent</a>.</p>', () => ({ relationTo: 'products', id: 1 }));
    expect(lexicalToHtml(state, { linkHref: () => undefined })).toBe('<p>See the Meent.</p>');
  });

  it('API-02 links of a text are collected once each, also from lists and populated documents', () => {
    const html = '<p><a href="a">A</a> <a href="a">again</a></p><ul><li><strong><a href="b">B</a></strong></li></ul>';
    const state = htmlToLexical(html, (href) => ({ relationTo: 'pages', id: href === 'a' ? 1 : 2 }));
    expect(collectLinks(state)).toEqual([
      { relationTo: 'pages', id: 1 },
      { relationTo: 'pages', id: 2 },
    ]);
    const populated = JSON.parse(JSON.stringify(state).replaceAll('"value":2}', '"value":{"id":2,"title":"B"}}'));
    expect(collectLinks(populated)).toEqual(collectLinks(state));
  });

  it('BLK-19 an external address keeps its scheme; a dangerous one loses its link', () => {
    const render = (url: string) =>
      lexicalToHtml(
        htmlToLexical('<p><a href="x">there</a></p>', () => ({ url })),
        { linkHref: () => undefined },
      );
    expect(render('mailto:info@brinkmeent.example')).toContain('href="mailto:info@brinkmeent.example"');
    expect(render('https://example.org/?a=1&b="2"')).toContain('href="https://example.org/?a=1&amp;b=');
    expect(render('javascript:alert(1)')).not.toContain('javascript');
  });

  it('SEC-07 words are rendered as text, never as markup', () => {
    const state = htmlToLexical('<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; <em>more</em><br>next</p>', nowhere);
    expect(lexicalToHtml(state, { linkHref: () => undefined })).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; <em>more</em><br />next</p>',
    );
  });

  it('API-09 markup that the editor does not support is refused instead of lost', () => {
    expect(() => htmlToLexical('<table><tr><td>1</td></tr></table>', nowhere)).toThrow('<table>');
    expect(() => htmlToLexical('<p><img src="x"></p>', nowhere)).toThrow('<img>');
    expect(() => htmlToLexical('loose words', nowhere)).toThrow('loose words');
  });

  it('BLK-01 an absent text is rendered empty', () => {
    expect(lexicalToHtml(null, { linkHref: () => undefined })).toBe('');
    expect(collectLinks(undefined)).toEqual([]);
  });
});

it.each([
  ['een zithoogte van 480 mm en', 'een zithoogte van 480\u00a0mm en'],
  ['5 procent gerecycled, 2,2 kg.', '5\u00a0procent gerecycled, 2,2\u00a0kg.'],
  ['€ 0,12 in RAL 7016', '€\u00a00,12 in RAL\u00a07016'],
  ['1800 × 640 × 835 mm', '1800 × 640 × 835\u00a0mm'],
  ['(© 2008 Blender', '(©\u00a02008 Blender'],
  ['8 gemeenten, 3 mensen', '8 gemeenten, 3 mensen'],
  ['30 m² of 30 m', '30\u00a0m² of 30\u00a0m'],
])('BLK-01 in “%s” a number and its unit stay on one line', (text, expected) => {
  expect(keepMeasuresTogether(text)).toBe(expected);
});
