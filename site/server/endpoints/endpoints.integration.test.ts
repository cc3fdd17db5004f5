import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type LocaleCode, localeCodes, siteIdOf } from '@plantsoen/contract/locales.ts';
import { type PathKey, pathKeys, pathOf, uriOfPath } from '@plantsoen/contract/paths.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ContractPeer, contractPeer } from '../../src/platform/testing/contract-peer.ts';
import { TestContent } from '../../src/platform/testing/test-content.ts';

const builtSite = fileURLToPath(new URL('../../dist/server/main.mjs', import.meta.url));
const parameters = { slug: 'groep', child: 'linea', grandchild: 'kleur' };
const entryTypes: Partial<Record<PathKey, string>> = {
  category: 'Category',
  product: 'Product',
  project: 'Project',
  newsArticle: 'NewsArticle',
  faqQuestion: 'FaqQuestion',
};
const forMembers: readonly PathKey[] = ['account', 'changePassword', 'favourites'];
const withoutEntry: readonly PathKey[] = ['notFound', 'serviceUnavailable'];

let peer: ContractPeer;
let site: ChildProcess;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  peer = await contractPeer(everyPage());
  origin = `http://localhost:${port}`;
  const told = { SITE_PORT: String(port), API_URL: peer.url, SERVICE_TOKEN: peer.token, LOG_LEVEL: 'fatal', SITE_CACHE_MB: '0' };
  const env = { ...process.env, NODE_ENV: 'production', ...told };
  site = spawn(process.execPath, [builtSite], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await Promise.race([ready(), ended(site).then(() => Promise.reject(new Error('the site ended')))]);
});

afterAll(async () => {
  site?.kill();
  await Promise.all([site && ended(site), peer?.stop()]);
});

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  return new Promise((resolve) => child.on('exit', resolve));
}

async function ready(): Promise<void> {
  const isReady = () =>
    fetch(`${origin}/ready/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));
}

function everyPage(): TestContent {
  const content = new TestContent();
  for (const [index, key] of pathKeys.entries())
    for (const locale of localeCodes) {
      const uri = uriOfPath(pathOf(key, locale, parameters));
      const title = `${key} in ${locale}`;
      content.put(siteIdOf(locale), uri, { __typename: entryTypes[key] ?? 'Page', id: index + 1, title, pageTitle: null });
    }
  return content;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

const get = (path: string) => fetch(origin + path, { redirect: 'manual' });
const prefix = (locale: LocaleCode) => (locale === 'nl' ? '' : `/${locale}`);

describe.each(localeCodes)('LOC-04 in %s', (locale) => {
  const shown = pathKeys.filter((key) => !forMembers.includes(key) && !withoutEntry.includes(key));

  test.each(shown)('%s shows its entry', async (key) => {
    const answer = await get(prefix(locale) + pathOf(key, locale, parameters));
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`${key} in ${locale}`);
    expect(html).toMatch(/<title>/);
  });

  test.each(forMembers)('ACC-08 %s redirects a guest to the log-in page', async (key) => {
    const answer = await get(prefix(locale) + pathOf(key, locale));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toContain(`${prefix(locale)}${pathOf('login', locale)}?return=true`);
  });

  test('ERR-01 ERR-02 the error pages answer with their status', async () => {
    const pages = await Promise.all(['/404/', '/503/', '/weg/'].map((path) => get(prefix(locale) + path)));
    expect(pages.map(({ status }) => status)).toEqual([404, 503, 404]);
    const [absent, unavailable] = await Promise.all(pages.map((page) => page.text()));
    expect(absent).toContain(`Absent in ${siteIdOf(locale)}`);
    expect(unavailable).toContain(`Unavailable in ${siteIdOf(locale)}`);
  });
});

test('SEA-04 ERR-02 a failing search keeps its page and words with status 503; SEA-05 without words no search is sent', async () => {
  const search = () => Promise.reject(new Error('the engine is away'));
  Object.assign(peer.content.root, { search });
  const failed = await get('/en/search/?query=%22bench');
  const html = await failed.text();
  expect(failed.status).toBe(503);
  expect(html).toContain('Search is not working right now');
  expect(html).toContain('value="&quot;bench"');
  expect(html).toContain('<title>&quot;bench – ');
  const before = peer.asked.length;
  expect((await get('/en/search/?query=%20%09')).status).toBe(200);
  expect(peer.asked.slice(before).filter((name) => name.startsWith('Search'))).toEqual([]);
});
