import { gunzipSync } from 'node:zlib';
import { addressTag } from '@plantsoen/contract/cache-identity.ts';
import { describe, expect, test } from 'vitest';
import { currentRenderRequest } from '../../src/platform/rendering/render-request.server.ts';
import { contractPeer } from '../../src/platform/testing/contract-peer.ts';
import { startingContent, type TestContent } from '../../src/platform/testing/test-content.ts';
import { memberCookies } from '../testing/member.ts';
import { siteTest, testSite } from '../testing/test-site.ts';

let content: TestContent;
const site = siteTest(() => {
  content = startingContent();
  return content;
}, 'test');

describe('decision 6: pages from the cache', () => {
  test('a page is rendered once, regardless of tracking parameters', async () => {
    for (const path of ['/over-ons/', '/over-ons/', '/over-ons/?utm_source=x', '/over-ons/?fbclid=1']) {
      expect((await site.get(path)).text).toContain('Over ons');
    }
    expect(site.application.renders).toBe(1);
  });

  test('each host has its own pages', async () => {
    expect((await site.get('/', { host: 'nl.test' })).text).toContain('Thuis');
    expect((await site.get('/', { host: 'de.test' })).text).toContain('Startseite');
    expect((await site.get('/en/', { host: 'localhost' })).text).toContain('Home');
    expect((await site.get('/', { host: 'localhost' })).text).toContain('Thuis');
    expect(site.application.renders).toBe(4);
  });

  test('concurrent misses render once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.get('/over-ons/')));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(site.application.renders).toBe(1);
  });

  test('searches with free text are not cached', async () => {
    await site.get('/zoeken/?query=bank');
    await site.get('/zoeken/?query=bank');
    expect(site.application.renders).toBe(2);
  });

  test('a 404 is cached until something changes', async () => {
    expect((await site.get('/weg/')).status).toBe(404);
    expect((await site.get('/weg/')).status).toBe(404);
    expect(site.application.renders).toBe(1);
    content.page(1, 'weg', 20, 'Weg');
    site.peer.announce([addressTag(1, 'weg'), 'Page:1:20']);
    await expect.poll(async () => (await site.get('/weg/')).status).toBe(200);
  });

  test('each encoding has its own ETag, and a matching ETag answers 304', async () => {
    const plain = await site.get('/over-ons/');
    const zipped = await site.get('/over-ons/', { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(zipped.headers.etag).not.toBe(plain.headers.etag);
    const headers = { 'accept-encoding': 'gzip', 'if-none-match': String(zipped.headers.etag) };
    expect(await site.get('/over-ons/', { headers })).toMatchObject({ status: 304, text: '' });
    const otherwise = { 'if-none-match': String(zipped.headers.etag) };
    expect((await site.get('/over-ons/', { headers: otherwise })).status).toBe(200);
  });

  test('HEAD answers only the headers of the page', async () => {
    const { headers, body } = await site.get('/over-ons/');
    const head = await site.get('/over-ons/', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, text: '', headers: { 'content-length': String(body.length), etag: headers.etag } });
  });
});

describe('SEC-05 requests that bypass the cache', () => {
  test.each([
    ['of a member', memberCookies(), ['CurrentMember', 'ContentPage']],
    ['that is none', '__Host-plantsoen_authentication=x', ['ContentPage']],
  ])('a session %s: rendered again, private, with its own data', async (_, cookie, operations) => {
    await site.get('/over-ons/');
    const asked = site.peer.asked.length;
    const answer = await site.get('/over-ons/', { headers: { cookie } });
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect([site.application.renders, site.peer.asked.slice(asked)]).toEqual([2, operations]);
    expect((await site.get('/over-ons/')).headers['cache-control']).toBe('public, no-cache');
    expect(site.application.renders).toBe(2);
  });
});

describe('API-08 freshness', () => {
  /** Announces tags together with a change of the news page, and waits until the site has processed it. */
  async function announceWithNews(tags: string[]): Promise<void> {
    content.page(1, 'nieuws', 2, 'Nieuws, nieuw');
    site.peer.announce([...tags, 'Page:1:2']);
    await expect.poll(async () => (await site.get('/nieuws/')).text).toContain('Nieuws, nieuw');
  }

  test('a published change shows on every instance', async () => {
    const other = await testSite(site.peer);
    await other.ready();
    const both = () => Promise.all([site.get('/over-ons/'), other.get('/over-ons/')]);
    await both();
    content.page(1, 'over-ons', 3, 'Over ons, nieuw');
    site.peer.announce(['Page:1:3']);
    const fresh = async () => (await both()).map(({ text }) => text.includes('Over ons, nieuw'));
    await expect.poll(fresh).toEqual([true, true]);
    expect([site.application.renders, other.application.renders]).toEqual([2, 2]);
    await other.stop();
  });

  test('a page whose content changes during rendering is not cached', async () => {
    await site.get('/nieuws/');
    site.application.whileRendering = async () => {
      site.application.whileRendering = () => {};
      content.page(1, 'over-ons', 3, 'Over ons, nieuw');
      await announceWithNews(['Page:1:3']);
    };
    expect((await site.get('/over-ons/')).text).not.toContain('nieuw');
    expect((await site.get('/over-ons/')).text).toContain('nieuw');
  });

  test('a 404 whose page appears during rendering is not cached', async () => {
    await site.get('/nieuws/');
    site.application.whileRendering = async () => {
      site.application.whileRendering = () => {};
      content.page(1, 'later', 30, 'Later');
      await announceWithNews([addressTag(1, 'later')]);
    };
    expect((await site.get('/later/')).status).toBe(404);
    expect((await site.get('/later/')).status).toBe(200);
  });

  test('an unrelated change keeps a cached page', async () => {
    await site.get('/over-ons/');
    await site.get('/nieuws/');
    await announceWithNews(['Page:1:999', 'Page:2:3', 'Product:1:list']);
    const { renders } = site.application;
    await site.get('/over-ons/');
    expect(site.application.renders).toBe(renders);
  });
});

describe('the API is unreachable', () => {
  test('API-08 cached pages are served, others answer 503; missed changes show once the API is back', async () => {
    await site.get('/over-ons/');
    await site.peer.stop();
    expect((await site.get('/over-ons/')).text).toContain('Over ons');
    expect(await site.get('/nieuws/')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '120', 'x-robots-tag': 'noindex' },
    });
    expect((await site.get('/producten/banken/', { host: 'en.test' })).status).toBe(503);
    content.page(1, 'over-ons', 3, 'Over ons, nieuw');
    site.peer.announce(['Page:1:3']);
    await site.peer.listen();
    expect((await site.get('/nieuws/')).status).toBe(200);
    await expect.poll(async () => (await site.get('/over-ons/')).text).toContain('nieuw');
  });

  test('ERR-02 an unresponsive API delays the first request by seconds, and later requests not at all', async () => {
    site.peer.isHanging = true;
    expect((await site.get('/over-ons/')).status).toBe(503);
    const before = site.peer.requests;
    expect((await site.get('/nieuws/')).status).toBe(503);
    expect(site.peer.requests).toBe(before);
    site.peer.isHanging = false;
    await expect.poll(async () => (await site.get('/over-ons/')).status).toBe(200);
  });

  test('ERR-02 one page that the API answers too late does not make others unavailable', async () => {
    const { entry } = content.root;
    content.root.entry = () => new Promise(() => {}) as never;
    expect((await site.get('/over-ons/')).status).toBe(503);
    content.root.entry = entry;
    expect((await site.get('/nieuws/')).status).toBe(200);
  });

  test('ERR-02 ERR-03 the shell and the error pages are loaded in advance', async () => {
    const wanted = ['NotFoundPage', 'ServiceUnavailablePage', 'Shell'].flatMap((name) => Array(3).fill(name));
    await expect.poll(() => site.peer.asked.toSorted()).toEqual(wanted);
  });

  test.each(['/over-ons/', '/weg/'])('ERR-03 %s with a failed part is not cached', async (path) => {
    site.application.whileRendering = () => {
      site.application.whileRendering = () => {};
      currentRenderRequest().context.report(new Error('the shell could not be loaded'));
    };
    await site.get(path);
    await site.get(path);
    await site.get(path);
    expect(site.application.renders).toBe(2);
  });

  test('before the first connection nothing is cached, and the site is not ready', async () => {
    const alone = await contractPeer(content);
    const late = await testSite({ ...alone, token: 'x'.repeat(32) });
    expect((await late.get('/ready/')).status).toBe(503);
    await Promise.all([late.stop(), alone.stop()]);
  });
});
