import { expectNoViolations } from '../../axe.ts';
import { expect, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

// A trace also captures content outside the window, which makes the browser load it.
test.use({ trace: 'off' });

const ink = 'rgb(21, 33, 31)';

test('NAV-08 the elevations of the footer fill the window at one scale, on the ground line', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/nieuws/');
  const street = page.locator('footer > div').first();
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await street.scrollIntoViewIfNeeded();
    await expect
      .poll(() => street.evaluate(({ lastElementChild }) => lastElementChild?.getBoundingClientRect().height))
      .toBeGreaterThan(20);
    const { right, bottom, scales, feet } = await street.evaluate((row) => {
      const drawn = [...row.children].map((child) => ({
        box: child.getBoundingClientRect(),
        widthMm: Number((child as HTMLElement).style.getPropertyValue('--width-mm')),
      }));
      return {
        right: Math.max(...drawn.map(({ box }) => box.right)),
        bottom: row.getBoundingClientRect().bottom,
        scales: drawn.map(({ box, widthMm }) => box.width / widthMm),
        feet: drawn.map(({ box }) => box.bottom),
      };
    });
    expect(scales.length).toBeGreaterThan(7);
    expect(Math.max(...scales) - Math.min(...scales), `one scale at ${width}`).toBeLessThan(0.001);
    expect(right, `filled at ${width}`).toBeGreaterThan(width * 0.96);
    for (const foot of feet) expect(foot).toBeCloseTo(bottom, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await expect(page.locator('footer > div').nth(1)).toHaveCSS('border-top', `2px solid ${ink}`);
  await expect(street).toHaveCSS('color', 'rgb(85, 148, 139)');
});

test('NAV-08 the drawings of the footer load only near it, without a layout shift', { tag: '@phone' }, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/media/elevations/')) fetched.push(request.url());
  });
  await page.goto('/kleurenkaart/');
  expect(fetched).toEqual([]);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.length).toBeGreaterThan(4);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test('NAV-07 NAV-08 logos are 60 px high, phone numbers are links, and social links open a new tab', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/de/kontakt/');
  const footer = page.getByRole('contentinfo');
  const heights = await footer
    .locator('li > img')
    .evaluateAll((logos) => logos.map((logo) => logo.getBoundingClientRect().height));
  expect(new Set(heights)).toEqual(new Set([60]));
  expect(await footer.locator('a[href^="tel:"]').getAttribute('href')).toMatch(/^tel:\+\d+$/);
  const social = footer.getByRole('list', { name: 'Soziale Medien' }).getByRole('link');
  await expect(social).toHaveCount(5);
  for (const link of await social.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(footer).toContainText(/© 2021–20\d\d Brinkmeent/);
  await expect(footer.locator('a[href="/de/angebotsanfrage/"]')).toBeVisible();
});

for (const [kind, path, links] of [
  [
    'a product',
    '/producten/zitmeubilair/meent-parkbank/',
    ['/', '/producten/', '/producten/zitmeubilair/', '/producten/zitmeubilair/banken-met-rugleuning/'],
  ],
  ['a subcategory', '/producten/zitmeubilair/banken-met-rugleuning/', ['/', '/producten/', '/producten/zitmeubilair/']],
  ['a category', '/producten/zitmeubilair/', ['/', '/producten/']],
  ['a news article', '/nieuws/nieuw-heem-comfortbank-met-drie-armleuningen/', ['/', '/nieuws/']],
  ['a question', '/veelgestelde-vragen/in-welke-kleuren-kan-ik-bestellen/', ['/', '/veelgestelde-vragen/']],
  ['a project', '/projecten/havenkop-zuid/', ['/', '/projecten/']],
  ['a page below another', '/duurzaamheid/materialen/', ['/', '/duurzaamheid/']],
  ['a page', '/kleurenkaart/', ['/']],
] as const) {
  test(`NAV-09 the breadcrumbs of ${kind} are correct`, async ({ page }, info) => {
    const isPhone = info.project.name === 'phone';
    test.skip(isPhone && kind !== 'a question', 'only the title of a question is another matter on phones');
    await page.goto(path);
    const trail = page.getByRole('navigation', { name: 'Kruimelpad' });
    expect(await trail.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(links);
    await expect(trail.getByRole('link').first().locator('svg')).toBeVisible();
    const own = trail.locator('[aria-current="page"]');
    if (isPhone) await expect(own).toBeHidden();
    else await expect(own).toBeVisible();
  });
}

for (const { width, most } of [
  { width: 390, most: 1100 },
  { width: 1280, most: 620 },
])
  test(`NAV-08 the footer is at most ${most} px high at ${width} px`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/nieuws/');
    expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThanOrEqual(most);
  });

test('NAV-08 on a phone the headings of the footer open its sections', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/nieuws/');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Fietsparkeren' });
  await expect(link).toBeHidden();
  await footer.locator('summary').filter({ hasText: 'Producten' }).click();
  await expect(link).toBeVisible();
  await expectNoViolations(page, 'footer');
});

test.describe('the footer without JavaScript', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('NAV-08 shows its sections', async ({ page }) => {
    await page.goto('/nieuws/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Fietsparkeren' })).toBeVisible();
  });
});

test('BLK-13 NAV-08 a page has a single newsletter form', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('form:has([name="voornaam"]):visible')).toHaveCount(1);
  await page.goto('/nieuws/');
  await expect(page.locator('form:has([name="voornaam"]):visible')).toHaveCount(1);
});
