import { describe, expect, test } from 'vitest';
import { siteAddressOf, withoutPrefix } from './site-address.ts';

const hosts = {
  origins: { nl: 'https://www.brug.nl', en: 'https://www.bridge.example', de: 'https://bruecke.de:8443' },
  others: new Set(['localhost', '127.0.0.1']),
};
const at = (host: string, path = '/') => siteAddressOf(host, path, hosts);

describe('LOC-02 the locale of a request', () => {
  test.each([
    ['www.brug.nl', '/', 'nl'],
    ['WWW.Bridge.example:443', '/', 'en'],
    ['bruecke.de', '/de/', 'de'],
  ])('%s determines its locale for every path, without prefix', (host, path, locale) => {
    expect(at(host, path)).toMatchObject({ locale, prefix: '', bases: hosts.origins, indexable: true });
  });

  test.each([
    ['/', 'nl', ''],
    ['/nieuws/', 'nl', ''],
    ['/en/', 'en', '/en'],
    ['/en', 'en', '/en'],
    ['/de/news/x/', 'de', '/de'],
    ['/english/', 'nl', ''],
    ['/nl/', 'nl', ''],
  ])('on a host outside the locales’ domains %s is %s', (path, locale, prefix) => {
    const bases = { nl: '', en: '/en', de: '/de' };
    expect(at('localhost:3000', path)).toEqual({ locale, prefix, bases, indexable: false });
  });

  test('a host that is not configured is not served', () => {
    expect(at('www.brug.nl.evil.example')).toBeUndefined();
    expect(at('')).toBeUndefined();
  });
});

test('LOC-02 only whole segments count as a prefix', () => {
  const address = siteAddressOf('localhost', '/en/news/', hosts);
  if (!address) throw new Error('localhost is served');
  expect(withoutPrefix('/en/news/', address)).toBe('/news/');
  expect(withoutPrefix('/english/', address)).toBeUndefined();
  expect(withoutPrefix('/nieuws/', address)).toBeUndefined();
});
