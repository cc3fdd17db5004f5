import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteAnswer, type TestScope, testScope } from '../platform/testing/worker-scope.ts';

const settings = {
  version: 'two',
  contents: 'x',
  prefixes: { nl: '', en: '/en', de: '/de' },
  pages: ['/offline.html', '/en/offline.html', '/de/offline.html'],
  files: ['/assets/font-a.woff2', '/media/pictures/gone.svg'],
};
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };
const pageHeaders = { 'cache-control': 'public, no-cache', 'content-type': 'text/html; charset=utf-8' };
const [offline, pages, assets, pictures] = ['offline', 'pages', 'assets', 'pictures'].map((kind) => `plantsoen-two-${kind}`);

let worker: TestScope;

function serve(path: string, body: string, headers: Record<string, string> = pageHeaders, status = 200): void {
  worker.network.answers.set(path, () => siteAnswer(body, headers, status));
}

beforeEach(async () => {
  vi.resetModules();
  worker = await testScope(settings, () => import('./service-worker.ts'), [
    'plantsoen-zero-pages',
    'plantsoen-one-pages',
    'of another program',
  ]);
  for (const path of settings.pages) serve(path, `offline at ${path}`);
  serve('/assets/font-a.woff2', 'font', immutable);
  await worker.dispatch('install');
  await worker.dispatch('activate');
});

afterEach(() => vi.unstubAllGlobals());

const textOf = async (path: string) => (await worker.ask(path))?.text();

test('PAG-10 OPS-06 it waits for its turn, with the offline pages stored, and then deletes the caches of other versions', async () => {
  expect(worker.done).toEqual(['preloads', 'claimed']);
  expect(await worker.kept()).toEqual({
    'of another program': [],
    [`${offline}`]: [...settings.pages, '/assets/font-a.woff2'],
  });
});

test('PAG-10 with a connection a page comes from the site, without one its copy is shown', async () => {
  serve('/nieuws/', 'first');
  expect(await textOf('/nieuws/')).toBe('first');
  serve('/nieuws/', 'second');
  expect(await textOf('/nieuws/')).toBe('second');
  worker.network.isOnline = false;
  expect(await textOf('/nieuws/')).toBe('second');
  expect(await textOf('/nieuws/?utm_source=mail')).toBe('second');
});

test('PAG-10 without a connection a page without a copy shows the offline page of its language', async () => {
  worker.network.isOnline = false;
  expect(await textOf('/nieuws/')).toBe('offline at /offline.html');
  expect(await textOf('/en/search/?query=bench')).toBe('offline at /en/offline.html');
  expect(await textOf('/de/anmelden/')).toBe('offline at /de/offline.html');
});

test('PAG-10 without a connection a product is shown at any selection of options, and told for which one its copy was rendered', async () => {
  const product = '/producten/zitmeubilair/meent/';
  serve(product, '<!DOCTYPE html><html lang="nl">');
  await worker.ask(product);
  worker.network.isOnline = false;
  expect(await textOf(product)).toBe('<!DOCTYPE html><html lang="nl">');
  expect(await textOf(`${product}?variant=BM-02&colour=DB-703`)).toContain('<html data-rendered-query="" lang="nl">');
  expect(await textOf(`${product}?f.material=oak`)).toBe('offline at /offline.html');
  expect(await textOf(`${product}?search=bank`)).toBe('offline at /offline.html');
  expect(await textOf('/producten/zitmeubilair/?variant=BM-02')).toBe('offline at /offline.html');

  worker.network.isOnline = true;
  serve(`${product}?variant=BM-02`, '<html lang="nl">second');
  await worker.ask(`${product}?variant=BM-02`);
  worker.network.isOnline = false;
  expect((await worker.kept())[`${pages}`]).toEqual([product]);
  expect(await textOf(`${product}?variant=BM-02`)).toBe('<html lang="nl">second');
  expect(await textOf(product)).toBe('<html data-rendered-query="?variant=BM-02" lang="nl">second');
});

test('PAG-10 private pages, forms, searches and accounts are not stored', async () => {
  serve('/over-ons/', 'a member’s', { ...pageHeaders, 'cache-control': 'private, no-cache' });
  serve('/nieuws/', 'a draft', { ...pageHeaders, 'cache-control': 'private, no-store' });
  for (const path of ['/zoeken/?query=bank', '/aanmelden/', '/account/', '/offerte-aanvraag/']) serve(path, 'for all');
  for (const path of worker.network.answers.keys()) if (path.endsWith('/') || path.includes('?')) await worker.ask(path);
  expect((await worker.kept())[`${pages}`] ?? []).toEqual([]);
});

test('PAG-10 the copy of a page that becomes private or is removed is deleted; a server error deletes none', async () => {
  for (const path of ['/a/', '/b/', '/c/']) {
    serve(path, 'for all');
    await worker.ask(path);
  }
  serve('/a/', 'a member’s', { ...pageHeaders, 'cache-control': 'private, no-cache' });
  serve('/b/', 'gone', pageHeaders, 410);
  serve('/c/', 'failed', pageHeaders, 503);
  for (const path of ['/a/', '/b/', '/c/']) await worker.ask(path);
  expect((await worker.kept())[`${pages}`]).toEqual(['/c/']);
});

test('PAG-10 immutable files are requested once; a removed one answers its status', async () => {
  serve('/assets/index-a.js', 'code', immutable);
  serve('/media/crops/a/b-313.avif', 'picture', immutable);
  const asked = () => worker.network.asked.filter((path) => /index-a|313/.test(path)).length;
  for (const _ of [1, 2]) {
    for (const path of ['/assets/index-a.js', '/media/crops/a/b-313.avif']) await worker.ask(path, { mode: 'cors' });
  }
  expect(asked()).toBe(2);
  expect(await worker.kept()).toMatchObject({
    [`${assets}`]: ['/assets/index-a.js'],
    [`${pictures}`]: ['/media/crops/a/b-313.avif'],
  });
  expect((await worker.ask('/assets/of-the-last-version.js', { mode: 'cors' }))?.status).toBe(404);
});

test('PAG-10 large files are not stored', async () => {
  serve('/assets/ModelStage-a.js', 'x'.repeat(450_001), immutable);
  await worker.ask('/assets/ModelStage-a.js', { mode: 'cors' });
  expect((await worker.kept())[`${assets}`] ?? []).toEqual([]);
});

test('PAG-10 data, downloads, parts of films and other origins are left to the browser', async () => {
  expect(await worker.ask('/graphql', { mode: 'cors', method: 'POST' })).toBeUndefined();
  expect(await worker.ask('/map.json', { mode: 'cors' })).toBeUndefined();
  expect(await worker.ask('/media/files/a.pdf')).toBeUndefined();
  expect(await worker.ask('/media/pictures/a.jpg', { mode: 'no-cors', headers: { range: 'bytes=0-' } })).toBeUndefined();
  expect(await worker.ask('https://elsewhere.test/assets/a.js', { mode: 'cors' })).toBeUndefined();
});

test('PAG-10 pages visited without the worker are stored with all the files they need', async () => {
  serve('/nieuws/', '<link href="/assets/style-a.css"><script src="/assets/index-a.js">');
  serve('/zoeken/?query=bank', 'hits');
  serve('/assets/style-a.css', 'style', immutable);
  serve('/assets/index-a.js', 'code', immutable);
  serve('/media/crops/a/b-313.avif', 'picture', immutable);
  const seen = { pages: ['http://site.test/nieuws/', '/zoeken/?query=bank'], files: ['/media/crops/a/b-313.avif', '/graphql'] };
  await worker.dispatch('message', { data: seen });
  expect(await worker.kept()).toMatchObject({
    [`${pages}`]: ['/nieuws/'],
    [`${assets}`]: ['/assets/style-a.css', '/assets/index-a.js'],
    [`${pictures}`]: ['/media/crops/a/b-313.avif'],
  });
});

test('PAG-10 a page is stored after the files it needs, and not if the connection fails before', async () => {
  serve('/nieuws/', '<script src="/assets/index-a.js">');
  const seen = { pages: ['/nieuws/'], files: [] };
  worker.network.answers.set('/assets/index-a.js', () => {
    throw new TypeError('connection lost');
  });
  await worker.dispatch('message', { data: seen });
  expect((await worker.kept())[`${pages}`] ?? []).toEqual([]);

  let keptBefore: unknown;
  worker.network.answers.set('/assets/index-a.js', async () => {
    keptBefore = (await worker.kept())[`${pages}`] ?? [];
    return siteAnswer('code', immutable);
  });
  await worker.dispatch('message', { data: seen });
  expect(keptBefore).toEqual([]);
  expect((await worker.kept())[`${pages}`]).toEqual(['/nieuws/']);
});

test('PAG-10 the number of stored pages is limited to the latest ones', async () => {
  for (let number = 1; number <= 62; number += 1) {
    serve(`/nieuws/artikel-${number}/`, 'news');
    await worker.ask(`/nieuws/artikel-${number}/`);
  }
  await worker.dispatch('message', { data: { pages: [], files: [] } });
  const kept = (await worker.kept())[`${pages}`] ?? [];
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([60, '/nieuws/artikel-3/', '/nieuws/artikel-62/']);
});
