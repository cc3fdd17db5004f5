import { expectAccessible } from '../../axe.ts';
import { expect, test } from '../../browser.ts';

const bench = '/producten/zitmeubilair/meent-parkbank/';

test('CAT-21 a figure of a product discloses the explanation of its term by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(bench);
  const term = page.locator('#environment summary').filter({ hasText: 'Milieukosten (MKI)' });
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#environment details[open]')).toContainText('Milieukostenindicator: alle milieueffecten');
  await expectAccessible(page);
});

test('CAT-21 the panel of a colour explains LRV', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/kleurenkaart/');
  await page.getByRole('button', { name: 'RAL 1013 Parelwit LRV 70,0' }).click();
  const panel = page.getByRole('dialog');
  await panel.locator('summary').filter({ hasText: 'LRV' }).click();
  await expect(panel).toContainText('van 0 (zwart) tot 100 (wit)');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('CAT-21 boundary and durability class are explained', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(bench);
    await page.locator('#environment summary').filter({ hasText: 'A1-A3' }).click();
    await expect(page.locator('#environment')).toContainText('Levensfasen van EN 15804');
    await page.locator('#specifications summary').filter({ hasText: 'Duurzaamheidsklasse' }).click();
    await expect(page.locator('#specifications')).toContainText('volgens EN 350');
  });
});
