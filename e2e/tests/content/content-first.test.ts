import type { Locator } from '@playwright/test';
import { expect, locales, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

/** Returns the distance from the top of the page to an element, in window heights. */
async function screensAbove(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element has no place');
  return box.y / (element.page().viewportSize()?.height ?? 0);
}

const forms = {
  nl: ['/contact/', '/offerte-aanvraag/'],
  en: ['/contact/', '/quote-request/'],
  de: ['/kontakt/', '/angebotsanfrage/'],
};
const downloads = '/downloads/';

for (const { code, prefix } of locales) {
  test(`CON-06 QUO-08 the forms of contact and quote request begin within 1.5 screens in ${code}`, async ({ page }) => {
    for (const path of forms[code]) {
      await page.goto(prefix + path);
      const form = page.locator('main form:has([name="form.handle"])');
      expect(await screensAbove(form), path).toBeLessThanOrEqual(1.5);
    }
  });

  test(`CAT-15 the downloads page begins with files in ${code}`, async ({ page }) => {
    await page.goto(prefix + downloads);
    const main = page.getByRole('main');
    await expect(main.locator('a[download]').first()).toBeInViewport({ ratio: 1 });
    await expect(main.locator('img')).toHaveCount(0);
  });
}
