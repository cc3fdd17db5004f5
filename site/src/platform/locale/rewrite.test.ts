import { localeCodes } from '@plantsoen/contract/locales.ts';
import { pathKeys, pathOf } from '@plantsoen/contract/paths.ts';
import { describe, expect, test } from 'vitest';
import { publicPath, routerPath } from './rewrite.ts';
import { type SiteAddress, siteAddressOf } from './site-address.ts';

const hosts = {
  origins: { nl: 'http://nl.localhost:3000', en: 'http://en.localhost:3000', de: 'http://de.localhost:3000' },
  others: new Set(['localhost']),
};

const addresses = localeCodes.flatMap((code) =>
  [`${code}.localhost`, 'localhost'].map((host) => {
    const address = siteAddressOf(host, `/${code}/`, hosts);
    if (!address) throw new Error(`${host} is served`);
    return { name: `${code} on ${host}`, address };
  }),
);

/** Segments that visitors and crawlers send: plain, encoded, unusual, and reserved elsewhere. */
const segments = ['linea', 'b%C3%A4nke', 'een-bank', '-', '~', 'a%20b', 'news', 'producten', 'referenz', 'en', 'x.y', '404'];

const parametersList = segments.flatMap((slug, index) => [
  { slug, child: segments.at(index - 1) ?? '', grandchild: segments.at(index - 2) ?? '' },
]);

describe.each(addresses)('LOC-04 $name', ({ address }) => {
  test.each(pathKeys)('every path of %s is unchanged after both rewrites', (key) => {
    for (const parameters of parametersList) {
      const path = address.prefix + pathOf(key, address.locale, parameters);
      expect(publicPath(routerPath(path, address), address)).toBe(path);
    }
  });

  test('unknown paths are unchanged after both rewrites', () => {
    for (const path of unclaimed(address)) expect(publicPath(routerPath(path, address), address)).toBe(path);
  });

  test('unknown paths are deeper than any route', () => {
    for (const path of unclaimed(address)) expect(routerPath(path, address)).toMatch(/^\/-\/-\/-\/-\//);
  });
});

function unclaimed({ locale, prefix }: SiteAddress): string[] {
  const foreign = localeCodes.filter((code) => code !== locale).map((code) => pathOf('quotationList', code));
  return [...foreign, '/a/b/c/d/', '/graphql/', '/en/de/'].map((path) => prefix + path);
}

test('LOC-04 the router uses the English path of a page in every locale', () => {
  for (const { address } of addresses) {
    const path = address.prefix + pathOf('project', address.locale, { slug: 'plein' });
    expect(routerPath(path, address)).toBe('/projects/plein/');
  }
});

test('LOC-04 every key has a path in nl, en and de', () => {
  for (const key of pathKeys) for (const code of localeCodes) expect(pathOf(key, code, parametersList[0])).toMatch(/^\/(.*\/)?$/);
});
