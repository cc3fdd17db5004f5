import { type Page, expect as playwrightExpect, test } from '@playwright/test';
import { untouchedProduct } from '../../admin-walk.ts';
import { enterAdmin } from '../../editor.ts';
import { testStack } from '../../stack.ts';

const expect = playwrightExpect.configure({ timeout: 15_000 });
test.describe.configure({ timeout: 120_000 });
test.use({ locale: 'nl-NL' });

const scrollWidth = (page: Page) => page.evaluate(() => document.scrollingElement?.scrollWidth);

for (const { name, path } of [
  { name: 'a picture', path: async () => '/collections/media/1' },
  { name: 'a product', path: untouchedProduct },
  { name: 'the versions of a product', path: async (page: Page) => `${await untouchedProduct(page)}/versions` },
])
  test(`@desktop API-08 the page of ${name} fits a narrow window, with the account in view`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAdmin(page);
    await page.goto(`${testStack().adminOrigin}/admin${await path(page)}?locale=nl`);
    await expect(page.locator('.step-nav a').nth(1), 'the breadcrumb is complete').toBeVisible();
    await expect(page.locator('.app-header__account')).toBeInViewport({ ratio: 1 });
    expect(await scrollWidth(page)).toBeLessThanOrEqual(390);
  });

test('@desktop API-08 all tabs of a product are in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enterAdmin(page);
  await page.goto(`${testStack().adminOrigin}/admin${await untouchedProduct(page)}?locale=nl`);
  const tabs = page.locator('.tabs-field__tab-button');
  await expect(tabs).toHaveCount(11);
  for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 1 });
});
