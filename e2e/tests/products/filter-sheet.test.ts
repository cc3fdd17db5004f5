import { expectNoViolations } from '../../axe.ts';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { cards, cell, count, main, seating, steel } from '../../product-list.ts';

test.describe('filters on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  runOnlyAt('desktop', 'one browser is enough');

  test('CAT-02 a sheet contains all facets, works with the keyboard alone, and leads to the hits', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(seating);
    await expect(cell(page, 'Materiaal')).toBeHidden();
    const adjust = page.getByRole('button', { name: /Filters aanpassen/ });
    await adjust.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.locator('summary').filter({ hasText: 'Materiaal' }).focus();
    await page.keyboard.press('Enter');
    await sheet.getByRole('checkbox', { name: steel }).focus();
    await page.keyboard.press('Space');
    const show = sheet.getByRole('button', { name: 'Toon 5 producten' });
    await expect(show).toBeVisible();
    await expectNoViolations(page, 'dialog[open]');
    await show.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(adjust).toBeFocused();
    await expect(adjust).toContainText('1 gekozen');
    await expect(cards(page)).toHaveCount(5);
    await expectNoViolations(page);
    await adjust.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Wissen' }).click();
    await page.keyboard.press('Escape');
    await expect(count(page)).toHaveText('6 producten');
  });

  test('PAG-16 the bar replaces the sheet when the window becomes wide', async ({ page }) => {
    await page.goto(seating);
    await page.getByRole('button', { name: /Filters aanpassen/ }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await page.setViewportSize({ width: 993, height: 844 });
    await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCount(0);
    await cell(page, 'Materiaal').click();
    await expect(main(page).getByRole('checkbox', { name: steel })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCount(0);
  });
});
