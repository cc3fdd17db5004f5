import { pathOf } from '@plantsoen/contract/paths.ts';
import { expect, locales, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

const labels = {
  nl: { details: 'Gegevens', sales: 'Verkoop', administration: 'Administratie', place: 'Waar u ons vindt', route: 'Route' },
  en: { details: 'Details', sales: 'Sales', administration: 'Administration', place: 'Where to find us', route: 'Directions' },
  de: { details: 'Kontaktdaten', sales: 'Vertrieb', administration: 'Verwaltung', place: 'So finden Sie uns', route: 'Route' },
};

for (const { code, prefix } of locales) {
  test(`CON-06 the ${code} contact page shows the contact data and a map of the office without third parties`, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
    });
    await page.goto(`${prefix}${pathOf('contact', code)}`);
    const details = page.getByRole('region', { name: labels[code].details });
    await expect(details).toContainText('Voorbeeldkade 12');
    await expect(details).toContainText('0000 XX Deventer');
    const cell = (label: string) => details.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(cell(labels[code].sales).getByRole('link')).toHaveAttribute('href', 'tel:+31000000002');
    await expect(cell(labels[code].administration).getByRole('link')).toHaveAttribute('href', 'tel:+31000000001');
    await expect(cell('WhatsApp').getByRole('link')).toHaveAttribute('href', 'https://wa.me/31000000003');
    await expect(details.getByRole('link', { name: 'info@brinkmeent.example' })).toHaveAttribute(
      'href',
      'mailto:info@brinkmeent.example',
    );
    const map = page.getByRole('region', { name: labels[code].place });
    await map.scrollIntoViewIfNeeded();
    await expect(map).toContainText('Voorbeeldkade 12');
    const way = map.getByRole('link', { name: labels[code].route });
    await expect(way).toHaveAttribute('target', '_blank');
    await expect(way).toHaveAttribute('href', 'https://www.openstreetmap.org/directions?to=52.2661%2C6.1552');
    const [window, box] = [page.viewportSize(), await map.boundingBox()];
    expect(box?.width).toBe(window?.width);
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
  });
}

test('HERO-01 the contact page begins with a fullscreen hero with links to call and email, and space below it', async ({
  page,
}) => {
  await page.goto('/contact/');
  const hero = page.getByRole('main').locator('header').first();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await expect(hero.getByRole('link', { name: '+31 (0)00 000 00 00' })).toHaveAttribute('href', 'tel:+31000000000');
  await expect(hero.getByRole('link', { name: 'info@brinkmeent.example' })).toBeVisible();
  await expect(hero).toContainText('Bel, mail of schrijf.');
  const window = page.viewportSize();
  expect((await hero.locator('img').boundingBox())?.width).toBe(window?.width);
  const share = ((await hero.boundingBox())?.height ?? 0) / (window?.height ?? 0);
  expect(share).toBeGreaterThanOrEqual(0.6);
  expect(share).toBeLessThanOrEqual(0.7);
});
