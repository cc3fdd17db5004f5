import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../axe.ts';

const bench = '/producten/zitmeubilair/meent-parkbank/';

for (const path of ['/producten/afvalbakken/korf-110-afvalbak/', bench])
  test(`CAT-05 on a phone, ${path} is at most 6,000 px high, and its sections open by pressing their headings @phone`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.locator('footer').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6000);
    const section = page.getByRole('region', { name: 'Specificaties' });
    await expect(section.getByRole('table').first()).toBeHidden();
    await section.locator('summary').first().click();
    await expect(section.getByRole('table').first()).toBeVisible();
    await expectAccessible(page, '#specifications');
    await section.locator('summary').first().press('Space');
    await expect(section.getByRole('table').first()).toBeHidden();
  });

test('CAT-05 on a phone, a link to a section opens it @phone', async ({ page }) => {
  for (const unknown of ['#%E0%A4%A', '#nowhere']) {
    await page.goto(bench + unknown);
    await expect(page.getByRole('region', { name: 'Bestektekst' }).getByRole('button').first()).toBeHidden();
  }
  await page.goto(`${bench}#specification-text`);
  await expect(page.getByRole('region', { name: 'Bestektekst' }).getByRole('button').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Op deze pagina' }).getByRole('link', { name: 'Downloads' }).click();
  await expect(page.getByRole('region', { name: 'Downloads' }).getByRole('link').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CAT-05 on a phone, all sections are open @phone', async ({ page }) => {
    await page.goto(bench);
    for (const name of ['Specificaties', 'Bestektekst', 'Downloads'])
      await expect(page.getByRole('region', { name }).locator(':scope > div')).toBeVisible();
  });
});
