import { type PathKey, pathOf, paths } from '@plantsoen/contract/paths.ts';
import type { APIRequestContext } from '@playwright/test';
import { expect, locales, runOnlyAt, test } from '../../browser.ts';
import { entryPages } from '../../entry-pages.ts';
import { checkHtml } from '../../html-checker.ts';
import { logIn } from '../../member.ts';

runOnlyAt('desktop', 'no page is opened');

const fixed = (Object.keys(paths) as PathKey[]).filter((key) => !paths[key].nl.includes('{'));
const templates = locales.flatMap(({ code, prefix }) =>
  [...fixed.map((key) => pathOf(key, code)), ...entryPages[code]].map((path) => prefix + path),
);

/** States of pages with an address. */
const states = [
  '/zoeken/?query=bank',
  '/zoeken/?query=xyzzy',
  '/producten/zitmeubilair/?f.material=steel-galv-pc&f.lengthMm.min=1500',
  '/producten/zitmeubilair/?f.lengthMm.min=9000',
  '/contact/?sent=contact',
  '/offline.html',
];

/** Incomplete forms of visitors without scripts, by the paths of their pages. */
const refused = {
  '/contact/': { 'form.handle': 'contact', 'form.go': 'send' },
  '/aanmelden/': { 'account.action': 'logIn' },
  '/registreren/': { 'account.action': 'register' },
};

/** Returns the paths of all Dutch pages in the sitemap, which only the domain of the language serves. */
async function pagesInSitemap(request: APIRequestContext, port: string): Promise<string[]> {
  const headers = { host: `nl.localhost:${port}` };
  const locations = async (path: string) => {
    const text = await (await request.get(path, { headers })).text();
    return [...text.matchAll(/<loc>([^<]+)/g)].map(([, location = '']) => new URL(location).pathname);
  };
  return (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
}

async function fetchPages(request: APIRequestContext, addresses: Iterable<string>): Promise<[string, string][]> {
  const pages: [string, string][] = [];
  for (const address of addresses) pages.push([address, await (await request.get(address)).text()]);
  return pages;
}

async function fetchRefusals(request: APIRequestContext, origin: string): Promise<[string, string][]> {
  const pages: [string, string][] = [];
  for (const [path, form] of Object.entries(refused)) {
    const answer = await request.post(path, { form, headers: { origin } });
    expect(answer.status(), path).toBe(422);
    pages.push([`${path} (refused)`, await answer.text()]);
  }
  return pages;
}

test('PAG-01 the W3C checker finds no error in any template, for guests and members', async ({
  request,
  context,
  baseURL,
}, info) => {
  test.setTimeout(300_000);
  const indexed = await pagesInSitemap(request, new URL(String(baseURL)).port);
  expect(indexed.length).toBeGreaterThan(100);
  const guest = [
    ...(await fetchPages(request, new Set([...templates, ...states, ...indexed]))),
    ...(await fetchRefusals(request, String(baseURL))),
  ];
  await logIn(context);
  const member = await fetchPages(context.request, templates);
  const documents = new Map([...guest, ...member.map(([address, html]) => [`${address} (member)`, html] as const)]);
  expect(await checkHtml(documents, info.outputPath('documents'))).toEqual([]);
});
