import type { Page, Response } from '@playwright/test';
import { expect, unwatched as test } from '../../browser.ts';
import { type SiteBehindCut, siteBehindCut } from '../../cut-connection.ts';

let site: SiteBehindCut;

test.beforeEach(async ({ request }) => {
  site = await siteBehindCut();
  const status = () =>
    request.get(`${site.origin}/ready/`).then(
      (answer) => answer.status(),
      () => 0,
    );
  await expect.poll(status, { timeout: 30_000 }).toBe(200);
});

test.afterEach(() => site.stop());

const notice = (page: Page) => page.getByRole('complementary', { name: 'Melding' });

/** Loads a page and returns the number of its pictures that no cache may store. */
async function standIns(page: Page, href: string): Promise<number> {
  let count = 0;
  const listen = (response: Response) => {
    if (response.headers()['cache-control']?.includes('no-store') && response.url().includes('/media/')) count += 1;
  };
  page.on('response', listen);
  await page.goto(href, { waitUntil: 'networkidle' });
  page.off('response', listen);
  return count;
}

/** Returns the number of pictures of the page that failed to load. */
const brokenPictures = (page: Page) =>
  page.evaluate(() => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).length);

test('ERR-02 six pictures without an answer do not block another page @desktop', async ({ page }) => {
  await page.goto(`${site.origin}/over-ons/`);
  await page.goto(`${site.origin}/producten/`);
  // These crops are new to the site, because no page uses their widths.
  const crops = await page.evaluate(() => {
    const found = document.documentElement.innerHTML.match(/\/media\/crops\/[\w-]+\/[\w-]+-\d+\.jpg/g) ?? [];
    return [...new Set(found)].slice(0, 6).map((path) => path.replace('.jpg', '.webp'));
  });
  expect(crops).toHaveLength(6);
  const thaw = site.freeze();
  await page.evaluate((paths) => {
    for (const path of paths) document.body.append(Object.assign(new Image(), { src: path }));
  }, crops);
  const began = Date.now();
  await page.goto(`${site.origin}/over-ons/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(Date.now() - began).toBeLessThan(10_000);
  thaw();
});

test('ERR-02 CAT-07 without the API, a visited page opens with its pictures, and links load documents @desktop', async ({
  page,
}) => {
  await page.goto(`${site.origin}/over-ons/`);
  // Until an AVIF is generated, the API answers with an uncacheable JPEG.
  await expect(async () => expect(await standIns(page, `${site.origin}/producten/`)).toBe(0)).toPass({ timeout: 60_000 });
  site.cut();
  await page.goto(`${site.origin}/producten/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await brokenPictures(page)).toBe(0);
  await expect(notice(page)).toHaveCount(0);
  // The data of the page is unavailable, but its document is stored.
  await page.locator('a[href="/over-ons/"]:visible').first().click();
  await expect(page).toHaveURL(/\/over-ons\/$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/niet beschikbaar/);
});
