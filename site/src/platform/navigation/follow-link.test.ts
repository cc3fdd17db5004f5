import { describe, expect, test } from 'vitest';
import { siteAddressOf } from '../locale/site-address.ts';
import { followedHref, type LinkClick, staysInPlace } from './follow-link.ts';

test.each([
  ['/producten/?materiaal=hout', true],
  ['/producten/', true],
  ['/producten/?lengte=1', false],
  ['/producten/?materiaal=hout#hits', false],
  ['/producten/banken/?materiaal=hout', false],
  ['/nieuws/', false],
])('PAG-03 from a filtered list %s leaves the visitor in place: %s', (href, stays) => {
  expect(staysInPlace(href, 'https://nl.example/producten/?lengte=1')).toBe(stays);
});

const hosts = {
  origins: { nl: 'https://nl.example', en: 'https://en.example', de: 'https://de.example' },
  others: new Set(['localhost']),
};
const plain: LinkClick = { href: '', target: '', isDownload: false, isModified: false };

function follow(current: string, href: string, click: Partial<LinkClick> = {}) {
  const { host, pathname } = new URL(current);
  const address = siteAddressOf(host, pathname, hosts);
  if (!address) throw new Error(`${host} is served`);
  return followedHref({ ...plain, href: new URL(href, current).href, ...click }, current, address);
}

describe('PAG-01 links handled without loading a document', () => {
  test.each([
    ['another page', '/nieuws/', '/nieuws/'],
    ['a page with query and hash', '/nieuws/?a=b#c', '/nieuws/?a=b#c'],
    ['the same page again', '/', '/'],
    ['an absolute href of the same origin', 'https://nl.example/producten/banken/', '/producten/banken/'],
  ])('%s', (_, href, followed) => {
    expect(follow('https://nl.example/', href)).toBe(followed);
  });

  test('a page under the prefix of the locale', () => {
    expect(follow('http://localhost:3000/de/', '/de/kontakt/')).toBe('/de/kontakt/');
  });
});

describe('PAG-01 links handled by the browser', () => {
  test.each([
    ['another origin', 'https://en.example/news/'],
    ['a mail address', 'mailto:a@b.example'],
    ['a phone number', 'tel:0123'],
    ['a file', '/media/x.pdf'],
    ['a place within the page', '/#content'],
    ['a path without its slash', '/assets/x.js'],
    ['a path of another locale, which redirects', '/products/'],
    ['an address that has no page', '/a/b/c/d/'],
  ])('%s', (_, href) => {
    expect(follow('https://nl.example/', href)).toBeUndefined();
  });

  test.each<[string, Partial<LinkClick>]>([
    ['another window', { target: '_blank' }],
    ['a download', { isDownload: true }],
    ['a key or another button', { isModified: true }],
  ])('a link with %s', (_, click) => {
    expect(follow('https://nl.example/', '/nieuws/', click)).toBeUndefined();
  });

  test('LOC-06 the language switcher on a host with prefixes', () => {
    expect(follow('http://localhost:3000/de/', '/en/')).toBeUndefined();
    expect(follow('http://localhost:3000/de/', '/')).toBeUndefined();
    expect(follow('http://localhost:3000/', '/en/news/')).toBeUndefined();
  });
});
