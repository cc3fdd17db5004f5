import { expect, test } from 'vitest';
import { hrefsFor } from './hrefs.ts';
import { siteAddressOf } from './site-address.ts';

const hosts = {
  origins: { nl: 'https://nl.example', en: 'https://en.example', de: 'https://de.example' },
  others: new Set(['localhost']),
};
function hrefsAt(host: string, path: string) {
  const address = siteAddressOf(host, path, hosts);
  if (!address) throw new Error(`${host} is served`);
  return hrefsFor(address);
}

test('LOC-02 hrefs on a locale’s own domain have no prefix', () => {
  const { localHref, hrefOf } = hrefsAt('de.example', '/');
  expect(localHref('produkte/baenke')).toBe('/produkte/baenke/');
  expect(localHref('__home__')).toBe('/');
  expect(hrefOf('project', { slug: 'platz' })).toBe('/referenz/platz/');
});

test('LOC-02 hrefs on another host have the prefix of the locale', () => {
  const { localHref, hrefOf } = hrefsAt('localhost:3000', '/de/');
  expect(localHref('produkte/baenke')).toBe('/de/produkte/baenke/');
  expect(localHref('__home__')).toBe('/de/');
  expect(hrefOf('contact')).toBe('/de/kontakt/');
});

test('LOC-06 the language switcher links across domains, or to another prefix on the same host', () => {
  expect(hrefsAt('nl.example', '/').hrefInLocale(3, 'produkte/baenke')).toBe('https://de.example/produkte/baenke/');
  expect(hrefsAt('localhost', '/de/').hrefInLocale(2, '__home__')).toBe('/en/');
  expect(hrefsAt('localhost', '/de/').hrefInLocale(1, 'producten')).toBe('/producten/');
});

test('LOC-02 links in HTML of the contract get the prefix of the locale, if any', () => {
  const html = '<a href="/produkte/">a</a><a href="https://x.example/">b</a><a href="/media/a.pdf">c</a><a href="//x/">d</a>';
  expect(hrefsAt('de.example', '/').localHtml(html)).toBe(html);
  expect(hrefsAt('localhost', '/de/').localHtml(html)).toBe(html.replace('"/produkte/', '"/de/produkte/'));
});
