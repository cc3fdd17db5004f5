import { writeFileSync } from 'node:fs';
import { withdrawalOf } from '@plantsoen/contract/cache-identity.ts';
import { pages } from '@plantsoen/observability/measurements.ts';
import { describe, expect, test, vi } from 'vitest';
import { file, outageTest, picture } from '../testing/outage-test.ts';

const outage = outageTest();

describe('ERR-02 a site that starts without its API', () => {
  test('shows the pages of the previous process, with a notice and marked as stale', async () => {
    await outage.serveAndStop('/over-ons/');
    await outage.peer.stop();
    const site = await outage.startSite();
    const answer = await site.get('/over-ons/');
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store', age: expect.any(String) } });
    expect(answer.headers.warning).toBe('110 - "Response is Stale"');
    expect(answer.text).toContain('Over ons');
    expect(answer.text).toContain('Wij kunnen onze gegevens op dit moment niet bereiken');
    const failed = await site.get('/nieuws/');
    expect(failed.status).toBe(503);
    expect(failed.headers['cache-control']).toBe('no-store');
  });

  test('marks old pages for operators and counts each of them', async () => {
    await outage.serveAndStop('/over-ons/');
    await outage.peer.stop();
    const site = await outage.startSite();
    const results: string[] = [];
    pages.observe((result) => void results.push(result));
    const first = await site.get('/over-ons/');
    expect(first.headers['cache-status']).toBe('plantsoen; hit; detail=stale-if-error');
    expect((await site.get('/over-ons/')).headers['cache-status']).toBe('plantsoen; hit; detail=stale-if-error');
    expect(results).toEqual(['stale', 'stale']);
  });

  test('shows no page that is older than the configured limit', async () => {
    await outage.serveAndStop('/over-ons/');
    await outage.peer.stop();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3600_000 + 1 });
    try {
      const longer = await outage.startSite({ STALE_IF_ERROR_HOURS: '2' });
      expect((await longer.get('/over-ons/')).status).toBe(200);
      const site = await outage.startSite({ STALE_IF_ERROR_HOURS: '1' });
      expect((await site.get('/over-ons/')).status).toBe(503);
    } finally {
      vi.useRealTimers();
    }
  });

  test('counts as ready after a while', async () => {
    await outage.serveAndStop('/over-ons/');
    await outage.peer.stop();
    const site = await outage.startSite();
    expect((await site.get('/ready/')).status).toBe(503);
    await expect.poll(async () => (await site.get('/ready/')).status, { timeout: 6000 }).toBe(200);
  });

  test('OPS-06 never counts as ready if the API refuses its token', { timeout: 10_000 }, async () => {
    await outage.serveAndStop('/over-ons/');
    const site = await outage.startSite({ SERVICE_TOKEN: 'wrong'.padEnd(40, 'x') });
    await new Promise((resolve) => setTimeout(resolve, 3500));
    expect((await site.get('/ready/')).status).toBe(503);
    expect((await site.get('/over-ons/')).headers['cache-status']).toBe('plantsoen; hit; detail=stale-if-error');
  });

  test('shows the current page as soon as the API is reachable again', async () => {
    await outage.serveAndStop('/over-ons/');
    await outage.peer.stop();
    outage.content.page(1, 'over-ons', 3, 'Over ons, nieuw');
    outage.peer.announce(['Page:1:3']);
    const site = await outage.startSite();
    expect((await site.get('/over-ons/')).text).not.toContain('nieuw');
    await outage.peer.listen();
    const current = async () => (await site.get('/over-ons/')).text;
    await expect.poll(current, { timeout: 5000 }).toContain('Over ons, nieuw');
    expect((await site.get('/over-ons/')).headers.warning).toBeUndefined();
  });

  test('shows no page of another build or of other settings', async () => {
    await outage.serveAndStop('/over-ons/');
    await outage.peer.stop();
    const site = await outage.startSite({ TAG_MANAGER_ID: 'GTM-ABC1234' });
    expect((await site.get('/over-ons/')).status).toBe(503);
  });

  test('shows nothing if the withdrawal log is lost', async () => {
    await outage.serveAndStop('/over-ons/');
    await outage.peer.stop();
    writeFileSync(outage.inFolder('changes.jsonl'), '{"position":');
    const site = await outage.startSite();
    expect((await site.get('/over-ons/')).status).toBe(503);
  });
});

test('ERR-02 a page that is still waiting to be written is shown when the API dies', async () => {
  const site = await outage.startSite();
  await site.ready();
  await site.get('/over-ons/');
  await expect.poll(() => outage.storedEntries()).toBe(1);
  outage.content.page(1, 'over-ons', 3, 'Over ons, nieuw');
  outage.peer.announce(['Page:1:3']);
  const current = async () => (await site.get('/over-ons/')).text;
  await expect.poll(current).toContain('Over ons, nieuw');
  outage.peer.announce(['Page:1:3']);
  await expect.poll(outage.lastPosition).toBe(2);
  await outage.peer.stop();
  const warning = async () => (await site.get('/over-ons/')).headers.warning;
  await expect.poll(warning, { timeout: 5000 }).toBe('110 - "Response is Stale"');
  expect(await current()).toContain('Over ons, nieuw');
});

describe('SEC-09 withdrawn content', () => {
  test('does not return from the disk, while a changed page does', async () => {
    const site = await outage.startSite();
    await site.ready();
    await site.get('/over-ons/');
    await site.get('/nieuws/');
    await expect.poll(() => outage.storedEntries()).toBeGreaterThanOrEqual(2);
    outage.peer.announce(['Page:1:3', 'Page:1:2', withdrawalOf('Page:1:3')]);
    await expect.poll(outage.lastPosition).toBe(1);
    await outage.peer.stop();
    expect((await site.get('/over-ons/')).status).toBe(503);
    const warning = async () => (await site.get('/nieuws/')).headers.warning;
    await expect.poll(warning, { timeout: 5000 }).toBe('110 - "Response is Stale"');
    expect((await site.get('/nieuws/')).status).toBe(200);
    await site.stop();
    const restarted = await outage.startSite();
    expect((await restarted.get('/over-ons/')).status).toBe(503);
    expect((await restarted.get('/nieuws/')).status).toBe(200);
  });

  test('withdrawn while the site was stopped does not return once the site has read the change', async () => {
    await outage.serveAndStop('/over-ons/', picture, file);
    outage.peer.announce([withdrawalOf('Page:1:3'), withdrawalOf('file:0123456789abcdef01234567')]);
    const site = await outage.startSite();
    await site.ready();
    await expect.poll(outage.lastPosition).toBe(1);
    await outage.peer.stop();
    for (const path of ['/over-ons/', picture, file]) expect((await site.get(path)).status, path).toBe(503);
  });

  test('is dropped with everything else if the change log does not go back far enough', async () => {
    const site = await outage.startSite();
    await site.ready();
    await site.get('/over-ons/');
    await expect.poll(() => outage.storedEntries()).toBe(1);
    outage.peer.reset();
    await expect.poll(() => outage.storedEntries()).toBe(0);
    await outage.peer.stop();
    expect((await site.get('/over-ons/')).status).toBe(503);
  });

  test('refused by the API is deleted', async () => {
    const site = await outage.startSite();
    await site.ready();
    await site.get(file);
    await expect.poll(() => outage.storedEntries()).toBe(1);
    outage.peer.content.file = () => ({ status: 403, headers: {}, body: '' });
    expect((await site.get(file)).status).toBe(403);
    await outage.peer.stop();
    expect((await site.get(file)).status).toBe(503);
  });
});

test('ERR-05 an unwritable disk is logged once, and pages are answered as before', async () => {
  writeFileSync(outage.inFolder('entries'), 'in the way');
  const site = await outage.startSite();
  await site.ready();
  for (const path of ['/over-ons/', '/nieuws/', picture]) expect((await site.get(path)).status).toBe(200);
  await site.stop();
  expect(site.logged.filter(({ msg }) => msg === 'writing to the disk cache failed; writes pause for a minute')).toHaveLength(1);
});
