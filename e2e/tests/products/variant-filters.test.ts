import { expect, test } from '../../browser.ts';
import { cards, main, seating } from '../../product-list.ts';
import { hits, openBar } from '../../search-panel.ts';

test.describe('filters about variants', { tag: '@desktop' }, () => {
  test('CAT-11 a bench does not match the length of one variant and the weight of another', async ({ page }) => {
    await page.goto(`${seating}?f.lengthMm.min=3000&f.weightKg.max=80`);
    await expect(cards(page).filter({ hasText: 'Meent parkbank' })).toHaveCount(0);
    await page.goto(`${seating}?f.lengthMm.min=3000&f.weightKg.max=98`);
    await expect(cards(page).filter({ hasText: 'Meent parkbank' })).toHaveCount(1);
  });

  test('CAT-11 a card shows the matching variant and links to it, in the selected colour and mounting', async ({ page }) => {
    await page.goto(`${seating}?f.lengthMm.min=3000&f.weightKg.max=98&f.colour=db-703&f.mounting=surface`);
    const card = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: 'Meent parkbank' }) });
    await expect(card).toContainText('3000 × 640 × 835 mm');
    await card.getByRole('link', { name: 'Meent parkbank', exact: true }).click();
    await expect(page).toHaveURL(/meent-parkbank\/\?variant=BM-1010-03&colour=DB-703&mounting=surface$/);
    await expect(page.getByRole('radio', { name: '3000 mm' })).toBeChecked();
    await expect(page.getByRole('radio', { name: /DB 703/ })).toBeChecked();
    await expect(page.getByLabel('Montage')).toHaveValue('surface');
    await expect(page.getByRole('main')).toContainText('Gewicht: 98 kg. ');
  });

  test('CAT-11 SEA-03 SEA-04 a searched article number leads to its variant', async ({ page }) => {
    const variant = /meent-parkbank\/\?variant=BM-1010-03$/;
    await page.goto(`${seating}?search=BM-1010-03`);
    await expect(cards(page).filter({ hasText: 'Meent parkbank' })).toHaveAttribute('href', variant);
    await openBar(page);
    await page.keyboard.type('bm-1010-03');
    await expect(hits(page)).toHaveCount(1);
    await expect(hits(page)).toHaveAttribute('href', variant);
    await page.goto('/zoeken/?query=BM-1010-03');
    await main(page)
      .getByRole('link', { name: /^Meent parkbank/ })
      .click();
    await expect(page).toHaveURL(variant);
    await expect(page.getByRole('radio', { name: '3000 mm' })).toBeChecked();
  });

  test('CAT-11 a card updates while the visitor changes filters', async ({ page }) => {
    await page.goto(seating);
    const card = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name: 'Meent parkbank' }) });
    await expect(card).toContainText('1800 × 640 × 835 mm');
    await main(page).locator('details[name="filters"] > summary').filter({ hasText: 'Lengte' }).click();
    const from = main(page).getByLabel('Van', { exact: true }).first();
    await from.fill('2000');
    await from.press('Enter');
    await expect(card).toContainText('2400 × 640 × 835 mm');
    await expect(card.getByRole('link', { name: 'Meent parkbank', exact: true })).toHaveAttribute(
      'href',
      /\?variant=BM-1010-02$/,
    );
  });
});
