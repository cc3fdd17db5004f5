import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sanitiseSvg } from './sanitise-svg.ts';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"${attributes}>${content}</svg>`;
const empty = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
const demoMedia = fileURLToPath(new URL('../../../../demo-content/media/', import.meta.url));

describe('SEC-07 SVG on upload', () => {
  it.each(['drawings', 'logos'])('keeps the %s of the demo unchanged', (folder) => {
    const files = readdirSync(join(demoMedia, folder)).filter((file) => file.endsWith('.svg'));
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const given = readFileSync(join(demoMedia, folder, file), 'utf8').trim();
      expect(sanitiseSvg(given), file).toBe(given);
    }
  });

  it.each([
    '<script>alert(1)</script>',
    '<script xlink:href="https://x.nl/x.js"/>',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    '<image href="https://x.nl/x.png"/>',
    '<a href="javascript:alert(1)"><text>a</text></a>',
    '<animate attributeName="href" to="javascript:alert(1)"/>',
    '<set attributeName="onload" to="alert(1)"/>',
    '<iframe src="https://x.nl/"/>',
    '<style>@import "https://x.nl/x.css";</style>',
    '<style>g{background:url(https://x.nl/)}</style>',
    '<style>&lt;script&gt;alert(1)&lt;/script&gt;</style>',
    '<style><![CDATA[</style><script>alert(1)</script>]]></style>',
    '<!-- <script>alert(1)</script> -->',
    '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
  ])('removes %s', (content) => {
    expect(sanitiseSvg(svg(content))?.replace('<style/>', '')).toBe(
      empty.replace('/>', content.startsWith('<style') ? '></svg>' : '/>'),
    );
  });

  it.each([
    ' onload="alert(1)"',
    ' style="background:url(//x.nl/)"',
    ' fill="url(https://x.nl/#a)"',
    ' fill="u\\72l(https://x.nl/#a)"',
    ' xmlns:x="https://x.nl/"',
    ' xml:base="https://x.nl/"',
  ])('removes the attribute%s', (attribute) => {
    expect(sanitiseSvg(svg('', attribute))).toBe(empty);
  });

  it('keeps references within the file', () => {
    const given = svg('<defs><path id="a" d="M0 0"/></defs><use href="#a" fill="url(#b)"/><use href="https://x.nl/#a"/>');
    expect(sanitiseSvg(given)).toBe(svg('<defs><path id="a" d="M0 0"/></defs><use href="#a" fill="url(#b)"/><use/>'));
  });

  it('removes declarations and entities', () => {
    const given = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`;
    expect(sanitiseSvg(given)).toBe(svg('<text>&amp;b;</text>'));
  });

  it('rejects content that is not SVG', () => {
    expect(sanitiseSvg('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>')).toBeUndefined();
    expect(sanitiseSvg('%PDF-1.7')).toBeUndefined();
  });
});
