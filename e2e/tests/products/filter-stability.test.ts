import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { expect, test } from '../../browser.ts';
import { main, query, seating } from '../../product-list.ts';

const narrowed = `${seating}?f.armrests=optional+standard&f.material=fsc-hardwood`;

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 993;

/** Returns the names of all filters and of their values, in the order of the page. */
const namesOf = (place: Locator) =>
  place
    .locator('summary, label:has(input[type="checkbox"])')
    .evaluateAll((parts) => parts.map((part) => part.firstChild?.textContent || part.childNodes[1]?.textContent));

const openPanels = (page: Page) =>
  main(page)
    .locator('form details[open] > summary')
    .evaluateAll((summaries) => summaries.map((summary) => summary.firstChild?.textContent));

/** Opens the filters that a window of this size hides, by keyboard. Returns their container. */
async function openFilters(page: Page): Promise<Locator> {
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Filters aanpassen' }).press('Enter');
    return page.getByRole('dialog', { name: 'Filters' });
  }
  await main(page).locator('details[name="filters"] > summary').filter({ hasText: 'Meer filters' }).press('Enter');
  return main(page).locator('form');
}

test.describe('the filters while a visitor chooses', () => {
  test('CAT-02 A11Y the open panel, the order of the filters and the focus stay, by keyboard (WCAG 2.4.3, 3.2.2)', async ({
    page,
  }) => {
    await page.goto(narrowed);
    const filters = await openFilters(page);
    await filters.locator('details > summary').filter({ hasText: 'Rugleuning' }).press('Enter');
    const names = await namesOf(filters);
    const panels = await openPanels(page);
    expect(panels).toContain('Rugleuning');
    const yes = filters.getByRole('checkbox', { name: /^Ja/ }).first();
    await yes.focus();
    for (const [step, address] of [
      ['checked', /f\.backrest=true/],
      ['unchecked', /^(?!.*f\.backrest)/],
      ['checked again', /f\.backrest=true/],
    ] as const) {
      await page.keyboard.press('Space');
      await expect.poll(() => query(page), step).toMatch(address);
      await expect(yes, step).toBeFocused();
      expect(await openPanels(page), step).toEqual(panels);
      expect(await namesOf(filters), step).toEqual(names);
    }
    await expectNoViolations(page, isPhone(page) ? 'dialog' : 'main form', 'an open panel after a choice');
  });

  test('CAT-02 A11Y a value that has no hits keeps the focus when it is unchecked', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`${seating}?f.armrests=none&f.material=fsc-hardwood+uhpc`);
    await main(page).locator('details[name="filters"] > summary').filter({ hasText: 'Materiaal' }).press('Enter');
    const box = main(page).getByRole('checkbox', { name: /UHPC/ });
    await expect(box).toBeChecked();
    await box.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => query(page)).not.toContain('uhpc');
    await expect(box).not.toBeChecked();
    await expect(box).toBeFocused();
  });
});
