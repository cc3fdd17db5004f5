import { expectNoViolations } from '../../axe.ts';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { holdBack } from '../../page-watch.ts';
import { cards, cell, count, main, query, seating, steel } from '../../product-list.ts';

test.describe('filters on a wide screen', () => {
  runOnlyAt('desktop', 'small screens have a sheet');

  test('CAT-02 a choice changes list, count, chips and address at once, without closing the panel or moving the focus', async ({
    page,
  }) => {
    await page.goto(seating);
    await expect(count(page)).toHaveText('6 producten');
    await cell(page, 'Materiaal').click();
    const box = main(page).getByRole('checkbox', { name: steel });
    await box.click();
    await expect(count(page)).toHaveText('5 van 6 producten');
    await expect(box).toBeFocused();
    await expect(main(page).getByRole('button', { name: 'Toon 5 producten' }).first()).toBeVisible();
    await expect.poll(() => query(page)).toBe('?f.material=steel-galv-pc');
    await expect(cards(page)).toHaveCount(5);
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(cell(page, 'Materiaal')).toBeFocused();
    await expect(cell(page, 'Materiaal')).toContainText('1 gekozen');
    await main(page)
      .getByRole('link', { name: `Filter weghalen: ${steel}` })
      .click();
    await expect(count(page)).toHaveText('6 producten');
    await expect(count(page)).toBeFocused();
    await expect.poll(() => query(page)).toBe('');
    // A choice that is reverted while its hits are loading never appears.
    const answer = await holdBack(page, '**/graphql');
    await cell(page, 'Materiaal').click();
    const other = main(page).getByRole('checkbox', { name: 'Ultrahogesterktebeton (UHPC)' });
    await other.click();
    await expect.poll(() => query(page)).toBe('?f.material=uhpc');
    await other.click();
    await expect.poll(() => query(page)).toBe('');
    answer();
    await expect(other).not.toBeChecked();
    await expect(count(page)).toHaveText('6 producten');
  });

  test('CAT-02 the address can be shared, and Back reverts a choice', async ({ page }) => {
    await page.goto(`${seating}?f.material=steel-galv-pc`);
    await expect(count(page)).toHaveText('5 van 6 producten');
    await cell(page, 'Materiaal').click();
    await expect(main(page).getByRole('checkbox', { name: steel })).toBeChecked();
    await main(page).getByRole('checkbox', { name: 'Ultrahogesterktebeton (UHPC)' }).click();
    await expect(count(page)).toHaveText('6 producten');
    await expect.poll(() => query(page)).toBe('?f.material=steel-galv-pc+uhpc');
    await page.goBack();
    await expect(count(page)).toHaveText('5 van 6 producten');
    await expect(main(page).getByRole('checkbox', { name: 'Ultrahogesterktebeton (UHPC)' })).not.toBeChecked();
    await main(page).getByRole('link', { name: 'Alle filters wissen' }).click();
    await expect(count(page)).toHaveText('6 producten');
  });

  test('CAT-02 a range can be set by its handles with the keyboard, and by its numbers', async ({ page }) => {
    await page.goto(seating);
    await cell(page, 'Lengte').click();
    const handle = main(page).getByRole('slider', { name: 'Lengte van' });
    await handle.focus();
    await page.keyboard.press('PageUp');
    await expect.poll(() => query(page)).toMatch(/^\?f\.lengthMm\.min=\d+$/);
    await expect(handle).toBeFocused();
    const [from, to] = [
      main(page).getByLabel('Van', { exact: true }).first(),
      main(page).getByLabel('Tot', { exact: true }).first(),
    ];
    await from.fill('1500');
    await to.fill('1700');
    await to.press('Enter');
    await expect.poll(() => query(page)).toBe('?f.lengthMm.max=1700&f.lengthMm.min=1500');
    await expect(main(page).getByRole('link', { name: 'Filter weghalen: Lengte 1500 – 1700 mm' })).toBeVisible();
    await expect(cards(page)).toHaveText(['Wilg ligbank']);
  });

  test('CAT-01 CAT-02 materials, mountings and measures come first, and the strip of all products fits its row', async ({
    page,
  }) => {
    const cells = main(page).locator('details[name="filters"] > summary');
    for (const [path, names] of [
      ['/producten/', ['Materiaal', 'Montage', 'Lengte', 'Zithoogte', 'Armleuning', 'Meer filters']],
      ['/en/products/', ['Material', 'Mounting', 'Length', 'Seat height', 'Armrests', 'More filters']],
      ['/de/produkte/', ['Material', 'Montage', 'Länge', 'Sitzhöhe', 'Armlehnen', 'Weitere Filter']],
    ] as const) {
      await page.goto(path);
      await expect(cells).toHaveText([...names]);
      const strip = main(page).locator('ul').first();
      await expect(strip.getByRole('listitem')).toHaveCount(8);
      expect(await strip.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(0);
    }
  });

  test('CAT-02 the filters work with the keyboard alone', async ({ page }) => {
    await page.goto(seating);
    await cell(page, 'Montage').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => query(page)).toContain('f.mounting=');
    await expect(main(page).locator('input[name="f.mounting"]').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cell(page, 'Montage')).toBeFocused();
    await page.keyboard.press('Enter');
    await main(page).locator('details[open]').getByRole('link', { name: 'Wis keuze' }).press('Enter');
    await expect.poll(() => query(page)).toBe('');
  });

  test('A11Y axe finds no violation in any open panel', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${seating}?f.material=steel-galv-pc`);
    for (const name of ['Materiaal', 'Lengte', 'Meer filters']) {
      await cell(page, name).click();
      await expectNoViolations(page, 'main form', name);
    }
    await main(page).locator('details[open] details > summary').first().click();
    await expectNoViolations(page, 'main form', 'a facet among the further ones');
  });

  test('NAV-10 the accordion of categories shows counts, and is open at the current category', async ({ page }) => {
    await page.goto('/producten/zitmeubilair/banken-met-rugleuning/');
    const accordion = main(page).locator('nav:has(details)');
    await expect(accordion.getByRole('link', { name: 'Zitmeubilair 6' })).toBeVisible();
    await expect(accordion.getByRole('link', { name: 'Banken met rugleuning 2' })).toHaveAttribute('aria-current', 'page');
    const others = accordion.locator('li:has(> a[href$="/afvalbakken/"]) ul');
    await expect(others).toBeHidden();
    await accordion.locator('summary[aria-label="Onder Afvalbakken"]').click();
    await expect(others).toBeVisible();
    await expect(accordion.locator('li:has(> details[open])')).toHaveCount(2);
  });

  test('CAT-08 on hover the elevation with length and height replaces the picture of a card', async ({ page }) => {
    await page.goto(seating);
    const card = main(page).locator('li:has(h3)').filter({ hasText: 'Meent parkbank' }).last();
    const drawing = card.locator('[style*="--drawing"]');
    await expect(drawing).toBeHidden();
    await card.hover();
    await expect(drawing).toBeVisible();
    await expect(card.getByText('1800', { exact: true })).toBeVisible();
    await expect(card.getByText('835', { exact: true })).toBeVisible();
    await expect(card.locator('img').first()).toHaveCSS('opacity', '0');
  });
});
