import { withdrawalOf } from '@plantsoen/contract/cache-identity.ts';
import { pages } from '@plantsoen/observability/measurements.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startingContent, type TestContent } from '../../src/platform/testing/test-content.ts';
import { memberCookies } from '../testing/member.ts';
import { siteTest, type TestAnswer } from '../testing/test-site.ts';

const former = 'plantsoen; hit; detail=stale-while-revalidate';
let content: TestContent;
const site = siteTest(() => {
  content = startingContent();
  return content;
}, 'test');

const counts: Record<string, number> = {};
pages.observe((result) => {
  counts[result] = (counts[result] ?? 0) + 1;
});

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Visits the page, changes it, and waits until the site knows the change. The clock stops. */
async function change(tags: string[] = ['Page:1:3']): Promise<void> {
  await site.get('/over-ons/');
  await site.get('/nieuws/');
  content.page(1, 'over-ons', 3, 'Over ons, nieuw');
  content.page(1, 'nieuws', 2, 'Nieuws, nieuw');
  site.peer.announce([...tags, 'Page:1:2']);
  await expect.poll(async () => (await site.get('/nieuws/')).text).toContain('Nieuws, nieuw');
}

/** Blocks the next render. Returns the function that lets it continue. */
function blockRender(): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  site.application.whileRendering = () => released;
  return release;
}

const visits = (count: number): Promise<TestAnswer[]> => Promise.all(Array.from({ length: count }, () => site.get('/over-ons/')));
const current = async () => (await site.get('/over-ons/')).text;

describe('API-06 stale-while-revalidate', () => {
  test('500 visitors at once get the former page while one render runs', async () => {
    await change();
    const { renders } = site.application;
    const release = blockRender();
    const answers = await visits(500);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => headers['cache-status']))).toEqual(new Set([former]));
    expect(answers.filter(({ text }) => text.includes('nieuw'))).toHaveLength(0);
    release();
    await expect.poll(current).toContain('Over ons, nieuw');
    expect((await site.get('/over-ons/')).headers['cache-status']).toBeUndefined();
    expect(site.application.renders - renders).toBe(1);
  });

  test('two seconds after the change, 500 visitors at once wait for one render', async () => {
    await change();
    const { renders } = site.application;
    const release = blockRender();
    expect(await site.get('/over-ons/')).toMatchObject({ headers: { 'cache-status': former } });
    vi.setSystemTime(Date.now() + 2000);
    const waiting = visits(500);
    release();
    const answers = await waiting;
    expect(answers.filter(({ text }) => text.includes('Over ons, nieuw'))).toHaveLength(500);
    expect(site.application.renders - renders).toBe(1);
  });

  test('a change of other content does not start another render', async () => {
    await change();
    const { renders } = site.application;
    const release = blockRender();
    expect(await site.get('/over-ons/')).toMatchObject({ headers: { 'cache-status': former } });
    site.peer.announce(['Product:1:9']);
    expect(await site.get('/over-ons/')).toMatchObject({ headers: { 'cache-status': former } });
    release();
    await expect.poll(current).toContain('Over ons, nieuw');
    expect(site.application.renders - renders).toBe(1);
  });

  test('the former page is counted, and known visitors get 304', async () => {
    const { etag } = (await site.get('/over-ons/')).headers;
    await change();
    const release = blockRender();
    const before = counts.revalidating ?? 0;
    const headers = { 'if-none-match': String(etag) };
    expect(await site.get('/over-ons/', { headers })).toMatchObject({ status: 304, headers: { 'cache-status': former } });
    expect(await site.get('/over-ons/', { headers })).toMatchObject({ status: 304, headers: { 'cache-status': former } });
    expect(counts.revalidating).toBe(before + 2);
    release();
  });
});

describe('SEC-09 a former page', () => {
  test('is gone at once if it contains withdrawn content', async () => {
    content.page(1, 'over-ons', 3, 'Over ons');
    await change(['Page:1:3', withdrawalOf('Page:1:3')]);
    const answer = await site.get('/over-ons/');
    expect(answer.headers['cache-status']).toBeUndefined();
    expect(answer.text).toContain('Over ons, nieuw');
  });

  test('is gone after a reset of the change stream, because withdrawals are unknown', async () => {
    await change();
    const { renders } = site.application;
    site.peer.reset();
    const rendersOfNews = async () => {
      await site.get('/nieuws/');
      return site.application.renders - renders;
    };
    await expect.poll(rendersOfNews).toBe(1);
    await site.peer.stop();
    const answer = await site.get('/over-ons/');
    expect(answer.status).toBe(503);
    expect(answer.headers['cache-status']).toBeUndefined();
  });

  test('is not shown to a member, and has no price for guests', async () => {
    const price = 'EUR 1.250';
    await change();
    content.root.entry = ({ uri, siteId }) => {
      const isMember = site.peer.heard.at(-1)?.authorization !== undefined;
      return { __typename: 'Page', id: 3, uri, siteId, title: isMember ? price : 'Over ons, nieuw' };
    };
    const release = blockRender();
    const seen = site.get('/over-ons/', { headers: { cookie: memberCookies() } });
    const guest = await site.get('/over-ons/');
    expect(guest.headers['cache-status']).toBe(former);
    expect(guest.text).not.toContain(price);
    release();
    expect((await seen).text).toContain(price);
    expect((await seen).headers['cache-status']).toBeUndefined();
    await expect.poll(current).toContain('Over ons, nieuw');
    expect(await current()).not.toContain(price);
  });
});
