import AxeBuilder from '@axe-core/playwright';
import { expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, enterAdmin } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });
test.use({ locale: 'nl-NL' });

test('EDT-01 each count of the dashboard is a link to a list with the same number', async ({ page }) => {
  await enterAdmin(page);
  await page.goto(adminUrl(''));
  const tasks = page.locator('.plantsoen-tasks a');
  await expect(tasks).toHaveCount(8);
  const found = await tasks.evaluateAll((links) =>
    links.map((link) => [link.getAttribute('href') ?? '', link.querySelector('.plantsoen-task-count')?.textContent ?? '']),
  );
  for (const [href = '', count] of found.filter(([href]) => href?.includes('/collections/'))) {
    expect(count).toMatch(/^\d+$/);
    await page.goto(new URL(href, adminUrl('')).href);
    await page.locator('.collection-list').waitFor();
    if (count === '0') await expect(page.locator('.collection-list tbody tr')).toHaveCount(0);
    else await expect(page.locator('.page-controls__page-info').first()).toContainText(`van ${count}`);
  }
});

for (const width of [1280, 820, 390])
  test(`EDT-01 axe finds no violation on the dashboard and its lists at ${width} px, and nothing overflows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await enterAdmin(page);
    for (const path of ['', '/prices', '/planned', '/drafts', '/demo-content']) {
      await page.goto(adminUrl(path));
      await page.locator('h1').first().waitFor();
      const { violations } = await new AxeBuilder({ page }).include('.plantsoen-overview').analyze();
      expect(violations.map(({ id, nodes }) => [path, id, nodes[0]?.html.slice(0, 160)])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
