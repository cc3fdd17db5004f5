import type { Page } from '@playwright/test';
import { expectAccessible } from '../../axe.ts';
import { expect, locales, runOnlyAt, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

runOnlyAt('desktop', 'these tests choose their own widths');
test.beforeEach(async ({ page }) => {
  await connectBy(page, { saveData: true });
});

const main = (page: Page) => page.getByRole('main');
const question = 'Welke zithoogte kies ik voor ouderen?';
const questionPath = '/veelgestelde-vragen/welke-zithoogte-kies-ik-voor-ouderen/';

const words = {
  nl: { path: '/veelgestelde-vragen/', topics: 'Onderwerpen', first: 'Producten en kleuren', read: 'Lees meer' },
  en: { path: '/faq/', topics: 'Topics', first: 'Products and colours', read: 'Read more' },
  de: { path: '/haeufig-gestellte-fragen/', topics: 'Themen', first: 'Produkte und Farben', read: 'Mehr lesen' },
};

for (const { code, prefix } of locales) {
  test(`CON-04 the questions in ${code} are sorted by topic with answers on demand, and axe finds no violation`, async ({
    page,
  }) => {
    const { path, topics, first, read } = words[code];
    await page.goto(prefix + path);
    await expect(main(page).getByRole('navigation', { name: topics }).getByRole('link')).toHaveCount(8);
    await expect(main(page).locator('details')).toHaveCount(20);
    const topic = main(page).getByRole('region', { name: first });
    await expect(topic.locator('details')).toHaveCount(4);
    await topic.locator('summary').first().click();
    await expect(topic.getByRole('link', { name: read })).toHaveAttribute('href', new RegExp(`^${prefix}${path}[a-z-]+/$`));
    await expectAccessible(page, 'main');
  });
}

test('CON-04 a link to an answer shows it open below its question', async ({ page }) => {
  await page.goto('/veelgestelde-vragen/#welke-zithoogte-kies-ik-voor-ouderen');
  const asked = main(page).locator('details').filter({ hasText: question });
  await expect(asked).toHaveAttribute('open', '');
  await expect(asked.locator('summary')).toBeInViewport();
  await expect(asked.getByText(/460 tot 480\smm/)).toBeInViewport();
});

test('CON-04 a topic links to its questions', async ({ page }) => {
  await page.goto('/veelgestelde-vragen/');
  await main(page).getByRole('navigation', { name: 'Onderwerpen' }).getByRole('link', { name: 'Garantie' }).click();
  await expect(page).toHaveURL(/#topic-\d+$/);
  await expect(main(page).getByRole('heading', { level: 2, name: 'Garantie' })).toBeInViewport();
});

test('CON-04 NAV-09 a question has a page, whose breadcrumb omits the title on small screens', async ({ page }) => {
  await page.goto(questionPath);
  await expect(main(page).getByRole('heading', { level: 1, name: question })).toBeVisible();
  const way = page.getByRole('navigation', { name: 'Kruimelpad' });
  await expect(way.getByText(question)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(way.getByText(question)).toBeHidden();
  await expect(way.getByRole('link', { name: 'Veelgestelde vragen' })).toBeVisible();
});

test('CON-04 a question links to related entries and to other questions of its topic', async ({ page }) => {
  await page.goto(questionPath);
  const related = main(page).getByRole('region', { name: 'Zie ook' }).getByRole('link');
  await expect(related).toHaveText(['Banken die helpen opstaan', 'Heem comfortbank']);
  await expect(related.last()).toHaveAttribute('href', '/producten/zitmeubilair/heem-comfortbank/');
  const others = main(page).getByRole('navigation', { name: 'Meer vragen hierover' }).getByRole('link');
  await expect(others).toHaveCount(3);
  await expect(others.filter({ hasText: question })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('CON-04 PAG-01 questions are answered', async ({ page }) => {
    await page.goto('/veelgestelde-vragen/');
    const asked = main(page).locator('details').filter({ hasText: question });
    await asked.locator('summary').click();
    await asked.getByRole('link', { name: 'Lees meer' }).click();
    await expect(main(page).getByRole('heading', { level: 1, name: question })).toBeVisible();
  });
});
