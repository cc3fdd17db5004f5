import { expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 15_000 });
test.describe.configure({ timeout: 120_000 });

test('@desktop API-08 the errors of a refused save stay when the form state of an earlier change arrives later', async ({
  page,
}) => {
  await enterAdmin(page);
  const id = await asEditor(page.request).find('variants', 'sku', 'BM-1010-02');
  await page.goto(adminUrl(`/collections/variants/${id}?locale=nl`));
  const price = page.locator('#field-priceEur');
  await expect(price).toBeEnabled();
  let afterRefusal = () => {};
  const refused = new Promise<void>((resolve) => {
    afterRefusal = resolve;
  });
  let late = 0;
  await page.route(/\/admin\//, async (route) => {
    const request = route.request();
    if (request.method() !== 'POST' || !request.headers()['next-action']) return route.continue();
    const answer = await route.fetch();
    await refused;
    late += 1;
    await route.fulfill({ response: answer });
  });
  const asked = page.waitForRequest((request) => request.method() === 'POST' && 'next-action' in request.headers());
  await price.fill('1700.456');
  await asked;
  await page.locator('#action-save').click();
  const field = page.locator('.field-type.number').filter({ has: price });
  await expect(field).toContainText('An amount can have at most two decimals.');
  afterRefusal();
  await expect.poll(() => late).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(field).toContainText('An amount can have at most two decimals.');
});
