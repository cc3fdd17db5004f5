import type { Page } from '@playwright/test';
import { expectAccessible } from '../../axe.ts';
import { expect, test } from '../../browser.ts';
import { asEditor } from '../../editor.ts';
import { focusedTitle } from '../../page-watch.ts';

test.describe.configure({ mode: 'serial' });

const player = 'https://www.youtube-nocookie.com/embed/proef';
const html = `<p>Vooraf</p><iframe src="${player}" title="Een film"></iframe><script>alert(1)</script><p onclick="x()">Na</p>`;
const path = '/html-proef/';

/** Records the requests of the page to other hosts. */
async function asksElsewhere(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>player</p>' });
  });
  return asked;
}

test('BLK-17 in a narrow window a table scrolls below its caption, and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/sustainability/materials/');
  const table = page.getByRole('table', { name: /^Four materials side by side/ });
  const scroller = page.getByRole('region', { name: /^Four materials side by side/ });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  const room = await scroller.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth);
  expect(room).toBeGreaterThan(100);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await scroller.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('BLK-17 an embed is a link until the visitor opens it, without earlier requests to its host', async ({ page, request }) => {
  const editor = asEditor(request);
  const blocks = [{ blockType: 'html', html }];
  await editor.create('pages', { title: 'Proef', slug: 'html-proef', type: 'contentPage', blocks, _status: 'published' });
  await expect.poll(async () => (await request.get(path)).status()).toBe(200);
  const asked = await asksElsewhere(page);
  const answer = await page.goto(path);
  expect(answer?.headers()['content-security-policy']).toContain('frame-src https://www.youtube-nocookie.com;');
  expect(await page.content()).not.toMatch(/alert\(1\)|onclick/);
  await expect(page.getByRole('link', { name: 'Een film' })).toHaveAttribute('href', player);
  await expect(page.getByText('Bij tonen wordt verbinding gemaakt met www.youtube-nocookie.com.')).toBeVisible();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  const place = await page.locator('[data-embed]').locator('..').boundingBox();
  await page.getByRole('button', { name: 'Tonen: Een film' }).click();
  const frame = page.locator('iframe[title="Een film"]');
  await expect.poll(() => focusedTitle(page)).toBe('Een film');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame).toHaveAttribute('loading', 'lazy');
  expect(await frame.boundingBox()).toEqual(place);
  await expect.poll(() => asked).toEqual([player]);
});

test('BLK-17 SEO-03 an embed is shown at once with consent to media, and removed when that is withdrawn', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'consent', value: 'media', url: baseURL ?? '' }]);
  const asked = await asksElsewhere(page);
  await page.goto(path);
  const frame = page.locator('iframe[title="Een film"]');
  await expect(frame).toBeVisible();
  await expect.poll(() => asked).toEqual([player]);
  // By keyboard, because right after scrolling the browser sends a click to the frame of the other host.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-instellingen' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Alleen noodzakelijk' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Een film' })).toHaveAttribute('href', player);
  await expect(page.getByRole('button', { name: 'Tonen: Een film' })).toBeVisible();
  await expect(frame).toHaveCount(0);
});

test('BLK-17 without JavaScript an embed is a link', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Een film' })).toHaveAttribute('href', player);
  await expect(page.getByRole('button', { name: 'Tonen: Een film' })).toHaveCount(0);
  await context.close();
});
