import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContractPeer, contractPeer } from '../../src/platform/testing/contract-peer.ts';
import { startingContent } from '../../src/platform/testing/test-content.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

let peer: ContractPeer;
let site: TestSite;
let switchedOff: TestSite;

beforeAll(async () => {
  peer = await contractPeer(startingContent());
  [site, switchedOff] = await Promise.all([testSite(peer), testSite(peer, { SERVICE_WORKER: 'off' })]);
  await Promise.all([site.ready(), switchedOff.ready()]);
});

afterAll(async () => {
  await Promise.all([site.stop(), switchedOff.stop()]);
  await peer.stop();
});

describe('PAG-10 the service worker', () => {
  test('is served from /sw.js, not cached, and may fetch from the site only', async () => {
    expect(await site.get('/sw.js')).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      },
    });
  });

  test('contains one language on the domain of a locale, and all languages on other hosts', async () => {
    const settings = async (host: string) => {
      const { text } = await site.get('/sw.js', { host });
      const [, told = '', code] = /^self\.site=(.*);\n(.*)$/s.exec(text) ?? [];
      expect(code).toBe('work();');
      return JSON.parse(told);
    };
    const [alone, all] = [await settings('de.test'), await settings('localhost')];
    expect(alone).toMatchObject({ prefixes: { de: '' }, pages: ['/offline.html'] });
    expect(all).toMatchObject({
      prefixes: { nl: '', en: '/en', de: '/de' },
      pages: ['/offline.html', '/en/offline.html', '/de/offline.html'],
    });
    expect(all.version).toBe(alone.version);
    expect(all.contents).not.toBe(alone.contents);
  });

  test('unregisters itself if it is disabled', async () => {
    expect(await switchedOff.get('/sw.js')).toMatchObject({
      status: 200,
      text: 'leave();',
      headers: { 'cache-control': 'no-cache' },
    });
  });
});

describe('PAG-10 the offline page', () => {
  test.each([
    ['nl.test', '/offline.html', 'nl-NL', 'U bent offline', '/offertelijst/'],
    ['localhost', '/en/offline.html', 'en', 'You are offline', '/en/quotation-list/'],
    ['de.test', '/offline.html', 'de-DE', 'Sie sind offline', '/angebotsliste/'],
  ])('of %s%s is in its language and self-contained', async (host, path, tag, heading, list) => {
    const { status, headers, text } = await site.get(path, { host });
    expect(status).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(text).toContain(`<html lang="${tag}">`);
    expect(text).toContain(`<h1>${heading}</h1>`);
    expect(text).toContain(`href="${list}"`);
    expect(text.match(/<script[^>]*>|rel="stylesheet"/g)).toEqual(['<script>']);
  });

  test('runs only its own script and style', async () => {
    const policy = String((await site.get('/offline.html')).headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; connect-src 'self'; style-src 'sha256-[^']+';/);
  });

  test('exists at no other address', async () => {
    expect((await site.get('/nieuws/offline.html')).status).toBe(404);
  });
});
