import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { type ContractPeer, contractPeer } from '../../src/platform/testing/contract-peer.ts';
import { startingContent, type TestContent } from '../../src/platform/testing/test-content.ts';
import { type CachingPeer, cachingPeer } from './caching-peer.ts';
import { ask, type TestAnswer, type TestSite, testSite } from './test-site.ts';

export const kinds = ['http', 'post', 'fastly', 'cloudflare'] as const;
type Kind = (typeof kinds)[number] | 'off';

/** Starts sites behind a CDN. Each test has its own CDN, API and folder. */
export function cdnTest() {
  const behind = {} as { content: TestContent; peer: ContractPeer; cdn: CachingPeer; folder: string };
  let sites: TestSite[] = [];

  beforeEach(async () => {
    behind.content = startingContent();
    behind.peer = await contractPeer(behind.content);
    behind.cdn = await cachingPeer();
    behind.folder = mkdtempSync(join(tmpdir(), 'cdn-'));
    sites = [];
  });

  afterEach(async () => {
    vi.useRealTimers();
    for (const site of sites) await site.stop();
    await Promise.all([behind.peer.stop(), behind.cdn.stop()]);
    rmSync(behind.folder, { recursive: true, force: true });
  });

  const openSite = async (kind: Kind, env: Record<string, string> = {}): Promise<TestSite> => {
    const settings = settingsOf(kind, behind.cdn.url);
    const site = await testSite(behind.peer, { SITE_CACHE_FOLDER: behind.folder, SITE_CACHE_MB: '16', ...settings, ...env });
    sites.push(site);
    behind.cdn.sitePort = site.port;
    behind.cdn.storesByDefault = kind === 'fastly';
    return site;
  };

  return Object.assign(behind, {
    openSite,
    /** Starts a site behind the CDN, and waits until it is ready. */
    startSite: async (kind: Kind, env: Record<string, string> = {}): Promise<TestSite> => {
      const site = await openSite(kind, env);
      await site.ready();
      return site;
    },
    get: (path: string, headers: Record<string, string> = {}): Promise<TestAnswer> => ask(behind.cdn.port, path, { headers }),
    isPurged: (tag: string) => () => behind.cdn.purges.some(({ tags }) => tags.includes(tag)),
    changeAbout: (title: string, tags: string[] = ['Page:1:3']) => {
      behind.content.page(1, 'over-ons', 3, title);
      behind.peer.announce(tags);
    },
  });
}

/** Returns the settings of a kind of CDN. */
function settingsOf(kind: Kind, url: string): Record<string, string> {
  const purge = `${url}/`;
  if (kind === 'off') return {};
  if (kind === 'http') return { CDN: 'http', CDN_PURGE_URL: purge };
  if (kind === 'post') return { CDN: 'http', CDN_PURGE_URL: purge, CDN_PURGE_METHOD: 'POST', CDN_TOKEN: 'secret' };
  const id = kind === 'fastly' ? 'service-1' : 'zone-1';
  return { CDN: kind, CDN_PURGE_URL: url, CDN_SERVICE_ID: id, CDN_TOKEN: 'secret' };
}
