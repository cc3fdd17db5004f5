import { describe, expect, it } from 'vitest';
import { publicHtml, sanitiseHtml } from './sanitise-html.ts';

describe('SEC-02 HTML from editors', () => {
  it('keeps the elements of texts and tables', () => {
    const html =
      '<h3>Kop</h3><p lang="en">a <strong>b</strong> <em>c</em><br /><a href="/news/">d</a></p><ul><li>e</li></ul>' +
      '<table><caption>f</caption><thead><tr><th scope="col">g</th></tr></thead><tbody><tr><td colspan="2">h</td></tr></tbody></table>';
    expect(sanitiseHtml(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<SCRIPT/src=//x>alert(1)</script>a', 'a'],
    ['<p onclick="x()" onmouseover=y()>a</p>', '<p>a</p>'],
    ['<p style="position:fixed" class="x" id="y">a</p>', '<p>a</p>'],
    ['<style>p{}</style>a', 'a'],
    ['<svg><script>alert(1)</script><text>t</text></svg>a', 'a'],
    ['<math><mi>x</mi></math>a', 'a'],
    ['<template><p>x</p></template>a', 'a'],
    ['<form action="/x"><input name="y" /><button>a</button></form>', 'a'],
    [
      '<link rel="stylesheet" href="https://x.nl/x.css" /><meta http-equiv="refresh" content="0" /><base href="https://x.nl/" />a',
      'a',
    ],
    ['<object data="https://x.nl/x.swf">x</object><embed src="https://x.nl/x" />a', 'a'],
    ['<!-- a --><p>b</p>', '<p>b</p>'],
  ])('removes elements that are not text: %s', (given, wanted) => {
    expect(sanitiseHtml(given)).toBe(wanted);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example/',
  ])('BLK-19 removes a link to %s', (href) => {
    expect(sanitiseHtml(`<a href="${href}">a</a>`)).toBe('<a>a</a>');
  });

  it.each(['https://x.nl/', 'http://x.nl/', 'mailto:a@x.nl', 'tel:+31570000000', '/nieuws/', '#a'])(
    'BLK-19 keeps a link to %s',
    (href) => {
      expect(sanitiseHtml(`<a href="${href}">a</a>`)).toBe(`<a href="${href}">a</a>`);
    },
  );

  it('opens new tabs without an opener', () => {
    expect(sanitiseHtml('<a href="https://x.nl/" target="_top" rel="opener">a</a>')).toBe(
      '<a href="https://x.nl/" target="_blank" rel="noopener noreferrer">a</a>',
    );
  });

  it.each([
    'https://evil.example/x',
    'http://maps.example/x',
    '//maps.example/x',
    'javascript:alert(1)',
    'https://maps.example.evil.example/',
    '/x',
  ])('BLK-17 removes an embed of %s', (src) => {
    expect(sanitiseHtml(`<iframe src="${src}"></iframe>a`, { allowedEmbedHosts: ['maps.example'] })).toBe('a');
  });

  it('BLK-17 keeps embeds of allowed hosts, without srcdoc and permissions', () => {
    const given = '<iframe src="https://maps.example/x" title="Kaart" srcdoc="<script>1</script>" allow="camera"></iframe>';
    expect(sanitiseHtml(given, { allowedEmbedHosts: ['maps.example'] })).toBe(
      '<iframe src="https://maps.example/x" title="Kaart"></iframe>',
    );
    expect(sanitiseHtml(given)).toBe('');
  });

  it('keeps pictures of our own media only', () => {
    expect(
      sanitiseHtml('<img src="https://x.nl/a.png" alt="a" /><img src="/media/pictures/a.jpg" alt="b" onerror="x()" />'),
    ).toBe('<img src="/media/pictures/a.jpg" alt="b" />');
  });

  it('is idempotent', () => {
    const once = sanitiseHtml(
      '<p>a & b &lt;script&gt; <a href="https://x.nl/?a=1&b=2" target=_blank>c</a><b>d</b><div><p>e</div>',
    );
    expect(sanitiseHtml(once)).toBe(once);
  });
});

describe('BLK-17 HTML for visitors', () => {
  const embeds = { allowedEmbedHosts: ['maps.example'] };

  it('replaces an embed by a link with the address of the frame', () => {
    expect(publicHtml('<p>a</p><iframe src="https://maps.example/x?a=1" title="Kaart"></iframe>', embeds)).toBe(
      '<p>a</p><a href="https://maps.example/x?a=1" target="_blank" rel="noopener noreferrer" data-embed="https://maps.example/x?a=1">Kaart</a>',
    );
  });

  it('labels an embed without title by its host, and keeps its proportions', () => {
    const html = publicHtml('<iframe src="https://maps.example/x" width="640" height="100%"></iframe>', embeds);
    expect(html).toMatch(/>maps\.example<\/a>$/);
    expect(html).not.toContain('data-height');
    expect(publicHtml('<iframe src="https://maps.example/x" width="640" height="480"></iframe>', embeds)).toContain(
      'data-width="640" data-height="480"',
    );
  });

  it('escapes the title of an embed', () => {
    const html = publicHtml('<iframe src="https://maps.example/x" title="<b>&quot;x"></iframe>', embeds);
    expect(html).toContain('>&lt;b&gt;"x</a>');
  });

  it.each([
    ['<a data-embed="https://evil.example/" href="/x/">a</a>', '<a href="/x/">a</a>'],
    ['<iframe src="https://evil.example/x"></iframe>a', 'a'],
    ['<script>1</script><p onclick="x()">a</p>', '<p>a</p>'],
  ])('accepts no embed attributes of editors: %s', (given, wanted) => {
    expect(publicHtml(given, embeds)).toBe(wanted);
  });
});
