// The search bar of the header and its panel, for several tests.
import { expect, type Page } from '@playwright/test';

export const bar = (page: Page) => page.locator('#search-bar');
export const field = (page: Page) => bar(page).locator('[name=query]');
export const list = (page: Page) => bar(page).getByRole('listbox');
export const hits = (page: Page) => list(page).getByRole('option');
export const resultStatus = (page: Page) => bar(page).getByRole('status');

/** Opens the bar and waits until its search is interactive. */
export async function openBar(page: Page, label = 'Zoeken') {
  const opener = page.getByRole('banner').locator('[popovertarget="search-bar"]:visible');
  await opener
    .and(page.getByRole('button', { name: label }))
    .first()
    .click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('role', 'combobox');
}
