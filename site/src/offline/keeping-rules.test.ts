import { localeCodes } from '@plantsoen/contract/locales.ts';
import { type PathKey, pathOf } from '@plantsoen/contract/paths.ts';
import { describe, expect, test } from 'vitest';
import { assetsIn, fileKind, localeAt, mayKeepFile, mayKeepPage, pageKey } from './keeping-rules.ts';

const prefixes = { nl: '', en: '/en', de: '/de' };
const key = (href: string, served: typeof prefixes | { de: string } = prefixes) =>
  pageKey(new URL(href, 'http://localhost'), served);
const slugs = { slug: 'groep', child: 'linea', grandchild: 'kleur' };

describe('PAG-10 pages that may be stored', () => {
  const kept: PathKey[] = ['home', 'products', 'product', 'projects', 'project', 'news', 'newsArticle', 'faq', 'page'];
  test.each(kept)('%s is stored by its path in every language', (name) => {
    const paths = localeCodes.map((locale) => prefixes[locale] + pathOf(name, locale, slugs));
    expect(paths.map((path) => key(path))).toEqual(paths);
  });

  const never: PathKey[] = [
    ...(['login', 'forgotPassword', 'resetPassword', 'register', 'activate', 'account', 'changePassword', 'favourites'] as const),
    ...(['quoteRequest', 'contact', 'search', 'newsletterThanks', 'notFound', 'serviceUnavailable'] as const),
  ];
  test.each(never)('%s is never stored: it is a form, personal, search results or an error', (name) => {
    const paths = localeCodes.map((locale) => prefixes[locale] + pathOf(name, locale));
    expect(paths.map((path) => key(path))).toEqual([undefined, undefined, undefined]);
  });

  test('the quotation list is stored: its content is in the browser, and its page is the same for everyone', () => {
    expect(key('/en/quotation-list/')).toBe('/en/quotation-list/');
  });

  test('the known parameters of a query are part of the address; pages with search words or free values are not stored', () => {
    expect(key('/producten/?utm_source=mail&show=24')).toBe('/producten/?show=24');
    expect(key('/producten/?search=bank')).toBeUndefined();
    expect(key('/over-ons/?token=geheim')).toBe('/over-ons/');
  });

  test('a product has one copy for all its selected options; queries that change the content are not among them', () => {
    const product = '/producten/zitmeubilair/meent/';
    const chosen = '?variant=BM-02&colour=RAL-7016&mounting=surface&option=BM-L1+BM-G1';
    expect(key(product + chosen)).toBe(product);
    expect(key(`${product}?f.material=oak`)).toBe(`${product}?f.material=oak`);
    expect(key(`${product}?search=bank&colour=RAL-7016`)).toBeUndefined();
    expect(key(`${product}?f.material=oak&colour=RAL-7016`)).toBeUndefined();
    expect(key('/vergelijken/?variant=BM-02')).toBeUndefined();
  });

  test('endpoints, files and paths of other languages are not stored', () => {
    expect(['/graphql/', '/sw.js', '/health/', '/media/a/b.pdf', '/over-ons'].map((path) => key(path))).toEqual(
      Array(5).fill(undefined),
    );
  });

  test('on its own domain a language has no prefix', () => {
    expect(key('/produkte/', { de: '' })).toBe('/produkte/');
    expect(localeAt('/produkte/', { de: '' })).toBe('de');
    expect(['/', '/en/', '/de/news/', '/denken/'].map((path) => localeAt(path, prefixes))).toEqual(['nl', 'en', 'de', 'nl']);
  });
});

const answer = (cacheControl: string, more: object = {}) => ({
  status: 200,
  type: 'basic' as ResponseType,
  redirected: false,
  headers: new Headers({ 'cache-control': cacheControl, 'content-type': 'text/html; charset=utf-8' }),
  ...more,
});

describe('PAG-10 answers that may be stored', () => {
  test('a public page is stored', () => {
    expect(mayKeepPage(answer('public, no-cache'))).toBe(true);
  });

  test.each([
    ['of a session', answer('private, no-cache')],
    ['of a preview', answer('private, no-store')],
    ['without a word on it', answer('')],
    ['that failed', answer('public, no-cache', { status: 503 })],
    ['that is absent', answer('public, no-cache', { status: 404 })],
    ['of another origin', answer('public, no-cache', { type: 'opaque' })],
    ['behind a redirect', answer('public, no-cache', { redirected: true })],
    [
      'that is no page',
      { ...answer(''), headers: new Headers({ 'cache-control': 'public', 'content-type': 'application/json' }) },
    ],
  ])('an answer %s is not stored', (_, given) => {
    expect(mayKeepPage(given)).toBe(false);
  });

  test('immutable files are stored; a substitute for a crop is not', () => {
    expect(mayKeepFile(answer('public, max-age=31536000, immutable'))).toBe(true);
    expect(mayKeepFile(answer('no-store'))).toBe(false);
    expect(mayKeepFile(answer('public, max-age=3600'))).toBe(false);
    expect(mayKeepFile(answer('private, max-age=31536000, immutable'))).toBe(false);
  });
});

test('PAG-10 files of the build and pictures are stored, downloads, models and films are not', () => {
  expect(fileKind('/assets/index-a1.js')).toBe('assets');
  expect(fileKind('/media/crops/0a-b/product-313.avif')).toBe('pictures');
  expect(fileKind('/media/elevations/0a.svg')).toBe('pictures');
  const others = ['/media/files/0a.pdf', '/media/models/0a.glb', '/media/films/0a.mp4', '/graphql', '/map.json', '/favicon.svg'];
  expect(others.map(fileKind)).toEqual(Array(6).fill(undefined));
});

test('PAG-10 the files that a page needs to start are read from its HTML', () => {
  const html = '<link href="/assets/style-a_1.css"><script>import("/assets/index-b.js")</script><a href="/assets/index-b.js">';
  expect(assetsIn(html)).toEqual(['/assets/style-a_1.css', '/assets/index-b.js']);
  expect(assetsIn('')).toEqual([]);
});
