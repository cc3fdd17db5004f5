// Texts and locators that the tests of the product list share.
import type { Page } from '@playwright/test';

export const seating = '/producten/zitmeubilair/';
export const steel = 'Staal S235JR, thermisch verzinkt en gepoedercoat';

export const main = (page: Page) => page.getByRole('main');
export const count = (page: Page) => main(page).getByRole('heading', { level: 2, name: /product/ });
export const cards = (page: Page) => main(page).locator('li h3 a');
export const cell = (page: Page, name: string) =>
  main(page).locator('details[name="filters"] > summary').filter({ hasText: name });
export const query = (page: Page) => new URL(page.url()).search;
