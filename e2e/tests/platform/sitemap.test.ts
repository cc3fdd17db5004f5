import { expect, test } from '@playwright/test';
import { runOnlyAt } from '../../browser.ts';
import { testStack } from '../../stack.ts';

runOnlyAt('desktop', 'no browser is involved');

const { port } = new URL(process.env.TEST_STACK ? testStack().siteOrigin : 'http://localhost:3000');
const domain = (code: string) => `http://${code}.localhost:${port}`;
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first = '']) => first);

for (const code of ['nl', 'en', 'de']) {
  test(`SEO-02 every address of the sitemap of ${code} is an indexable page with that canonical address`, async ({ request }) => {
    const get = async (path: string) => {
      const answer = await request.get(`http://localhost:${port}${path}`, { headers: { host: `${code}.localhost:${port}` } });
      return { status: answer.status(), headers: answer.headers(), text: await answer.text() };
    };
    const robots = await get('/robots.txt');
    expect(robots.text).toContain(`Sitemap: ${domain(code)}/sitemap.xml`);
    const closed = found(robots.text, /^Disallow: (.+)$/gm);
    const parts = found((await get('/sitemap.xml')).text, /<sitemap><loc>([^<]+)/g);
    const texts = await Promise.all(parts.map(async (part) => (await get(new URL(part).pathname)).text));
    const locations = found(texts.join(''), /<loc>([^<]+)/g);
    expect(locations.length).toBeGreaterThan(100);
    expect(new Set(locations).size).toBe(locations.length);
    expect(locations.filter((href) => closed.some((path) => new URL(href).pathname.startsWith(path)))).toEqual([]);
    for (const href of locations.filter((_, index) => index % 12 === 0)) {
      const { status, headers, text } = await get(new URL(href).pathname);
      expect([href, status, headers['x-robots-tag']]).toEqual([href, 200, undefined]);
      expect(found(text, /<link rel="canonical" href="([^"]+)"/g)).toEqual([href]);
      expect(text).not.toContain('name="robots"');
    }
  });
}

test('SEO-02 a host outside the locales’ domains is closed to crawlers', async ({ request }) => {
  const get = (path: string) => request.get(`http://localhost:${port}${path}`);
  expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  expect((await get('/sitemap.xml')).status()).toBe(404);
  expect((await get('/')).headers()['x-robots-tag']).toBe('noindex');
});
