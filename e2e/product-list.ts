// Words and places that the tests of the product list share.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export const seating = '/producten/zitmeubilair/';
export const steel = 'Staal S235JR, thermisch verzinkt en gepoedercoat';
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const main = (page: Page) => page.getByRole('main');
export const count = (page: Page) => main(page).getByRole('heading', { level: 2, name: /product/ });
export const cards = (page: Page) => main(page).locator('li h3 a');
export const cell = (page: Page, name: string) =>
  main(page).locator('details[name="filters"] > summary').filter({ hasText: name });
export const query = (page: Page) => new URL(page.url()).search;

/** What axe finds in the page, or in a part of it that has changed since. */
export async function faults(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).include(part).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)}`);
}
