import { expect, test } from 'vitest';
import { safeReturnTo, signInHref } from './safe-return-to.ts';

const origins = { nl: 'https://www.brinkmeent.nl', en: 'https://www.brinkmeent.com', de: 'https://www.brinkmeent.de' };
const hosts = { origins, others: new Set(['localhost']) };
const isPage = (path: string) =>
  path.endsWith('/') && !/^\/(graphql|media|assets|quotation-file)\//.test(path) && !/\.\w+\/$/.test(path);

function returnQuery(path: string, host = 'www.brinkmeent.nl'): string | undefined {
  return safeReturnTo({ httpContext: { host, search: `?${new URLSearchParams({ return: 'true', path })}` }, hosts, isPage });
}

test.each([
  '/',
  '/producten/',
  '/producten/banken/?f.material=hout+staal&show=24',
  '/zoeken/?query=b%C3%A4nke',
  '/favorieten/',
  '/offertelijst/',
])('ACC-08 log-in leads back to %s', (path) => {
  expect(returnQuery(path)).toBe(path);
});

test('ACC-08 on a host with prefixes, log-in also leads back to pages in another language', () => {
  expect(returnQuery('/en/products/', 'localhost')).toBe('/en/products/');
  expect(returnQuery('/de/anmelden/', 'localhost')).toBeUndefined();
});

test.each([
  ...['//evil.example/', '///evil.example/', '/\\evil.example/', '\\\\evil.example\\', '/\t/evil.example/', '/\n/evil.example/'],
  ...['/.//evil.example/', '/..//evil.example/', '/x/..//evil.example/', '/%2e//evil.example/', ' //evil.example/'],
  ...[
    'https://evil.example/',
    'http:evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'www.brinkmeent.nl/',
    '@evil.example/',
  ],
  ...['/%5cevil.example/', '/%00/', '/a/%0d%0aSet-Cookie:x/', '/%ff/'],
  ...['/graphql/', '/media/files/x/', '/assets/', '/quotation-file/', '/producten', '/robots.txt'],
  ...['/aanmelden/', '/aanmelden/?return=true&path=%2F', '/registreren/', '/registreren/activeren/?token=x', '/404/', '/503/'],
  ...['', '/'.repeat(20), `/${'a'.repeat(13_000)}/`],
])('ACC-08 bad input: log-in leads nowhere for %j', (path) => {
  expect(returnQuery(path)).toBeUndefined();
});

test('ACC-08 log-in leads back only if the address has return=true', () => {
  for (const search of ['?path=%2Fproducten%2F', '?return=1&path=%2Fproducten%2F', '?return=true', ''])
    expect(safeReturnTo({ httpContext: { host: 'www.brinkmeent.nl', search }, hosts, isPage })).toBeUndefined();
});

test('ACC-08 the log-in address carries the page to return to', () => {
  const address = { locale: 'de', prefix: '/de', bases: { nl: '', en: '/en', de: '/de' }, indexable: false } as const;
  expect(signInHref(address, '/de/account/')).toBe('/de/anmelden/?return=true&path=%2Fde%2Faccount%2F');
});
