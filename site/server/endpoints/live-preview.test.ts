import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ContractPeer, contractPeer } from '../../src/platform/testing/contract-peer.ts';
import { startingContent } from '../../src/platform/testing/test-content.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

const token = 'abc.signed';
const unsaved = JSON.stringify({ title: 'Getypt' });
const until = new Date(Date.now() + 60_000).toISOString();

let peer: ContractPeer;
let site: TestSite;
let granted: { siteId: number; uri: string; until: string } | null;

beforeEach(async () => {
  const content = startingContent().page(1, 'concept', 9, 'Concept');
  peer = await contractPeer(Object.assign(content, { root: { ...content.root, preview: () => granted } }));
  site = await testSite(peer, { ADMIN_URL: 'https://admin.test' });
  await site.ready();
  granted = { siteId: 1, uri: 'concept', until };
});
afterEach(async () => {
  await site.stop();
  await peer.stop();
});

const sameOrigin = { origin: 'https://nl.test', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
const post = (body: unknown, headers: Record<string, string> = sameOrigin) =>
  site.get('/live-preview/', { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });

describe('EDT-08 the frame of a preview', () => {
  test('is empty, is embedded by the admin only, runs only its own script and posts no form', async () => {
    const { status, headers, text } = await site.get('/live-preview/');
    expect(status).toBe(200);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors https://admin.test');
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]+';/);
    expect(policy).toContain("form-action 'none'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('worker-src');
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(text).toContain('data-admin="https://admin.test"');
  });

  test('is the only page that the admin may embed', async () => {
    const page = await site.get('/over-ons/');
    expect(String(page.headers['content-security-policy'])).toContain("frame-ancestors 'none'");
  });

  test('shows the page of the unsaved values, and sends them to the API but to no log and no cache', async () => {
    const shown = await post({ token, unsaved });
    expect(shown).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } });
    expect(shown.text).toContain('concept Concept');
    expect(peer.heard.map((headers) => headers['x-preview'])).toContain(token);
    expect(JSON.stringify(site.logged)).not.toContain('Getypt');
    expect(JSON.stringify(site.logged)).not.toContain(token);
    const { renders } = site.application;
    await post({ token, unsaved });
    expect(site.application.renders).toBe(renders + 1);
  });

  test('shows no bar of a saved preview, and sets no cookie', async () => {
    const { text, headers } = await post({ token, unsaved });
    expect(text).not.toContain('<aside');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('refuses other origins, other forms of a body and too long values', async () => {
    expect((await post({ token, unsaved }, { ...sameOrigin, origin: 'https://evil.test' })).status).toBe(403);
    expect((await post({ token, unsaved }, { ...sameOrigin, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    for (const body of ['', '[', '{}', { token: 'x', unsaved }, { token, unsaved: {} }])
      expect((await post(body)).status).toBe(400);
    expect((await post({ token, unsaved: 'x'.repeat(1_000_001) })).status).toBe(400);
    expect((await post('x'.repeat(4_000_001))).status).toBe(413);
    expect(site.application.renders).toBe(0);
  });

  test('names the reason if nothing can be shown', async () => {
    granted = null;
    const expired = await post({ token, unsaved });
    expect([expired.status, JSON.parse(expired.text)]).toEqual([409, { reason: 'expired' }]);
    granted = { siteId: 2, uri: 'concept', until };
    expect(JSON.parse((await post({ token, unsaved })).text)).toEqual({ reason: 'failed' });
    granted = { siteId: 1, uri: 'stuk', until };
    expect(JSON.parse((await post({ token, unsaved })).text)).toEqual({ reason: 'failed' });
  });
});
