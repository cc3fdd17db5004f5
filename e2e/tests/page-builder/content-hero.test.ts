import { expect, runOnlyAt, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

runOnlyAt('desktop', 'these tests choose their own widths');
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

const pages = [
  { path: '/duurzaamheid/', trail: ['', 'Duurzaamheid'] },
  { path: '/duurzaamheid/materialen/', trail: ['', 'Duurzaamheid', 'Materialen'] },
  { path: '/en/sustainability/materials/hardwood/', trail: ['', 'Sustainability', 'Materials', 'Hardwood'] },
  { path: '/de/nachhaltigkeit/materialien/hartholz/', trail: ['', 'Nachhaltigkeit', 'Materialien', 'Hartholz'] },
];

for (const { path, trail } of pages) {
  test(`HERO-02 LOC-08 ${path} begins with breadcrumbs, title, introduction and picture`, async ({ page }) => {
    await page.goto(path);
    await expect(
      page.getByRole('navigation', { name: /Kruimelpad|Breadcrumb|Brotkrumen|Navigationspfad/ }).getByRole('listitem'),
    ).toHaveText(trail);
    const main = page.getByRole('main');
    await expect(main.locator('header').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.locator('header p')).not.toBeEmpty();
    await expect(main.locator('img').first()).toHaveAttribute('fetchpriority', 'high');
  });
}

test('HERO-02 HERO-06 the header picture is shown from 768 px, the mobile picture below', async ({ page }) => {
  for (const [width, crop] of [
    [768, 'header-'],
    [767, 'headerMobile-'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/duurzaamheid/');
    const picture = page.getByRole('main').locator('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(`/${crop}`);
  }
});

test('HERO-02 a page without a picture begins with text only', async ({ page }) => {
  await page.goto('/en/imprint/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Imprint');
  await expect(main.locator('img')).toHaveCount(0);
});
