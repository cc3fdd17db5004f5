import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { type ContractPeer, contractPeer } from '../../src/platform/testing/contract-peer.ts';
import { startingContent, type TestContent } from '../../src/platform/testing/test-content.ts';
import { type TestSite, testSite } from './test-site.ts';

export const picture = '/media/crops/0123456789abcdef01234567-abcdef/bank-625.avif';
export const file = '/media/files/0123456789abcdef01234567/plan.pdf';
export const immutable = 'public, max-age=31536000, immutable';

/** Starts sites with a disk cache in front of an API that a test can stop. Each test has its own folder and peer. */
export function outageTest() {
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

  /** Starts a site that serves the paths, and stops it so that everything is on disk. */
  async function serveAndStop(...paths: string[]): Promise<void> {
    const site = await startSite();
    await site.ready();
    for (const path of paths) expect((await site.get(path)).status).toBe(200);
    await site.stop();
  }

  /** Returns the files of the cache below one of its folders. */
  function filesIn(part: 'content-v2' | 'index-v5'): string[] {
    const entries = join(folder, 'entries');
    if (!existsSync(entries)) return [];
    const all = readdirSync(entries, { recursive: true, withFileTypes: true });
    return all.filter((one) => one.isFile() && one.parentPath.includes(part)).map((one) => join(one.parentPath, one.name));
  }

  function lastPosition(): number | undefined {
    const lines = readFileSync(join(folder, 'changes.jsonl'), 'utf8').trim().split('\n');
    return JSON.parse(lines.at(-1) ?? '{}').position;
  }

  return {
    ...{ startSite, serveAndStop, filesIn, lastPosition },
    storedEntries: () => filesIn('index-v5').length,
    /** Returns the path of a file in the cache folder. */
    inFolder: (name: string) => join(folder, name),
    get content() {
      return content;
    },
    get peer() {
      return peer;
    },
  };
}
