import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withdrawalOf } from '@plantsoen/contract/cache-identity.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ContractPeer, contractPeer } from '../src/platform/testing/contract-peer.ts';
import { startingContent, type TestContent } from '../src/platform/testing/test-content.ts';
import { memberCookies } from './testing/member.ts';
import { type TestSite, testSite } from './testing/test-site.ts';

const picture = '/media/crops/0123456789abcdef01234567-abcdef/bank-625.avif';
const file = '/media/files/0123456789abcdef01234567/plan.pdf';
const immutable = 'public, max-age=31536000, immutable';

let folder: string;
let content: TestContent;
let peer: ContractPeer;
let sites: TestSite[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-cache-'));
  content = startingContent();
  peer = await contractPeer(content);
  peer.content.file = (_, target) => {
    const isMembers = target.includes('tarieven');
    const body = `content of ${target.split('?')[0]}`;
    const control = isMembers ? 'private, no-store' : immutable;
    return { status: 200, headers: { 'cache-control': control, 'content-length': body.length, etag: '"1"' }, body };
  };
  sites = [];
});

afterEach(async () => {
  for (const site of sites) await site.stop();
  await peer.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function startSite(env: Record<string, string> = {}): Promise<TestSite> {
  const site = await testSite(peer, { SITE_CACHE_FOLDER: folder, SITE_CACHE_MB: '16', ...env });
  sites.push(site);
  return site;
}

/** A site that has served something while the API was there; stopped, so that everything is on disk. */
async function serveAndStop(...paths: string[]): Promise<void> {
  const site = await startSite();
  await site.ready();
  for (const path of paths) expect((await site.get(path)).status).toBe(200);
  await site.stop();
}

describe('ERR-02 a site that starts without its API', () => {
  test('shows the pages of the process before, with a notice and marked as stale', async () => {
    await serveAndStop('/over-ons/');
    await peer.stop();
    const site = await startSite();
    const answer = await site.get('/over-ons/');
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store', age: expect.any(String) } });
    expect(answer.headers.warning).toBe('110 - "Response is Stale"');
    expect(answer.text).toContain('Over ons');
    expect(answer.text).toContain('Wij kunnen onze gegevens op dit moment niet bereiken');
    expect((await site.get('/nieuws/')).status).toBe(503);
  });

  test('counts as ready after a while', async () => {
    await serveAndStop('/over-ons/');
    await peer.stop();
    const site = await startSite();
    expect((await site.get('/ready/')).status).toBe(503);
    await expect.poll(async () => (await site.get('/ready/')).status, { timeout: 6000 }).toBe(200);
  });

  test('shows the current page as soon as the API is back', async () => {
    await serveAndStop('/over-ons/');
    await peer.stop();
    content.page(1, 'over-ons', 3, 'Over ons, nieuw');
    peer.announce(['Page:1:3']);
    const site = await startSite();
    expect((await site.get('/over-ons/')).text).not.toContain('nieuw');
    await peer.listen();
    const current = async () => (await site.get('/over-ons/')).text;
    await expect.poll(current, { timeout: 5000 }).toContain('Over ons, nieuw');
    expect((await site.get('/over-ons/')).headers.warning).toBeUndefined();
  });

  test('shows no page of another build or of other settings', async () => {
    await serveAndStop('/over-ons/');
    await peer.stop();
    const site = await startSite({ TAG_MANAGER_ID: 'GTM-ABC1234' });
    expect((await site.get('/over-ons/')).status).toBe(503);
  });

  test('shows nothing where the log of withdrawals is lost', async () => {
    await serveAndStop('/over-ons/');
    await peer.stop();
    writeFileSync(join(folder, 'changes.jsonl'), '{"position":');
    const site = await startSite();
    expect((await site.get('/over-ons/')).status).toBe(503);
  });
});

describe('SEC-09 withdrawn content', () => {
  test('does not come back from the disk, a merely changed page does', async () => {
    const site = await startSite();
    await site.ready();
    await site.get('/over-ons/');
    await site.get('/nieuws/');
    await expect.poll(() => storedEntries()).toBeGreaterThanOrEqual(2);
    peer.announce(['Page:1:3', 'Page:1:2', withdrawalOf('Page:1:3')]);
    await expect.poll(lastPosition).toBe(1);
    await peer.stop();
    expect((await site.get('/over-ons/')).status).toBe(503);
    expect(await site.get('/nieuws/')).toMatchObject({ status: 200, headers: { warning: expect.any(String) } });
    await site.stop();
    const restarted = await startSite();
    expect((await restarted.get('/over-ons/')).status).toBe(503);
    expect((await restarted.get('/nieuws/')).status).toBe(200);
  });

  test('that was withdrawn while the site was stopped does not come back once it has heard of it', async () => {
    await serveAndStop('/over-ons/', picture, file);
    peer.announce([withdrawalOf('Page:1:3'), withdrawalOf('file:0123456789abcdef01234567')]);
    const site = await startSite();
    await site.ready();
    await expect.poll(lastPosition).toBe(1);
    await peer.stop();
    for (const path of ['/over-ons/', picture, file]) expect((await site.get(path)).status, path).toBe(503);
  });

  test('goes with everything else where the change log does not reach back', async () => {
    const site = await startSite();
    await site.ready();
    await site.get('/over-ons/');
    await expect.poll(() => storedEntries()).toBe(1);
    peer.reset();
    await expect.poll(() => storedEntries()).toBe(0);
    await peer.stop();
    expect((await site.get('/over-ons/')).status).toBe(503);
  });

  test('that the API refuses is deleted', async () => {
    const site = await startSite();
    await site.ready();
    await site.get(file);
    await expect.poll(() => storedEntries()).toBe(1);
    peer.content.file = () => ({ status: 403, headers: {}, body: '' });
    expect((await site.get(file)).status).toBe(403);
    await peer.stop();
    expect((await site.get(file)).status).toBe(503);
  });
});

describe('SEC-05 MEM-02 a member while the API is away', () => {
  test.each(['fresh', 'expired'])('with a %s token sees the public page with a notice, stored nowhere', async (state) => {
    const site = await startSite();
    await site.ready();
    await site.get('/over-ons/');
    await peer.stop();
    const cookie = memberCookies(state === 'expired' ? { jwtExpiresAt: 1 } : {});
    const answer = await site.get('/over-ons/', { headers: { cookie } });
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    expect(answer.text).toMatch(/<html data-unknown-session/);
    expect(answer.text).toContain('wij kunnen uw account op dit moment niet bereiken');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await site.get('/over-ons/')).text).not.toContain('uw account');
  });

  test('is not sent to the log-in from a page for members', async () => {
    const site = await startSite();
    await site.ready();
    await site.get('/account/');
    await peer.stop();
    expect((await site.get('/account/', { headers: { cookie: memberCookies() } })).status).toBe(503);
  });
});

describe('CAT-07 pictures and files', () => {
  test('come from the disk while the API is away, also in another process', async () => {
    const site = await startSite();
    const other = await startSite();
    await site.ready();
    for (const path of [picture, file]) await site.get(path);
    await expect.poll(() => storedEntries()).toBe(2);
    await peer.stop();
    for (const path of [picture, file]) {
      const answer = await other.get(path);
      expect(answer).toMatchObject({ status: 200, text: `content of ${path}`, headers: { 'cache-control': immutable } });
    }
    const known = await other.get(picture, { headers: { 'if-none-match': '"1"' } });
    expect([known.status, known.text]).toEqual([304, '']);
  });

  test('a file for members, a range and a broken answer are not stored', async () => {
    const site = await startSite();
    await site.ready();
    await site.get('/media/files/0123456789abcdef01234567/tarieven.pdf');
    peer.content.file = () => ({ status: 206, headers: { 'cache-control': immutable, 'content-length': 1 }, body: 'a' });
    await site.get(file, { headers: { range: 'bytes=0-0' } });
    const asked: string[] = [];
    peer.content.file = (_, target) => {
      asked.push(target);
      return { status: 200, headers: { 'cache-control': immutable, 'content-length': 9 }, body: 'broken' };
    };
    const broken = expect(site.get(picture)).rejects.toThrow(/aborted|hang up/);
    await expect.poll(() => asked.includes(picture)).toBe(true);
    await peer.stop();
    await broken;
    await site.stop();
    expect(storedEntries()).toBe(0);
    expect(site.logged.filter(({ msg }) => String(msg).includes('disk cache'))).toEqual([]);
  });

  test('a damaged content is asked of the API again', async () => {
    const site = await startSite();
    await site.ready();
    await site.get(picture);
    await expect.poll(() => storedEntries()).toBe(1);
    writeFileSync(filesIn('content-v2')[0] as string, 'damaged');
    expect((await site.get(picture)).text).toBe(`content of ${picture}`);
  });
});

test('ERR-05 a disk that cannot be written is logged once, and pages are answered as ever', async () => {
  writeFileSync(join(folder, 'entries'), 'in the way');
  const site = await startSite();
  await site.ready();
  for (const path of ['/over-ons/', '/nieuws/', picture]) expect((await site.get(path)).status).toBe(200);
  await site.stop();
  expect(site.logged.filter(({ msg }) => msg === 'the disk cache cannot be written')).toHaveLength(1);
});

/** The files of the cache below one of its folders. */
function filesIn(part: 'content-v2' | 'index-v5'): string[] {
  const entries = join(folder, 'entries');
  if (!existsSync(entries)) return [];
  const all = readdirSync(entries, { recursive: true, withFileTypes: true });
  return all.filter((one) => one.isFile() && one.parentPath.includes(part)).map((one) => join(one.parentPath, one.name));
}

const storedEntries = () => filesIn('index-v5').length;

function lastPosition(): number | undefined {
  const lines = readFileSync(join(folder, 'changes.jsonl'), 'utf8').trim().split('\n');
  return JSON.parse(lines.at(-1) ?? '{}').position;
}
