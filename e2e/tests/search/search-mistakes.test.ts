import { expect, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

for (const [path, query, title] of [
  ['/de/suche/', 'fahrad', /Fahrradständer/],
  ['/de/suche/', 'Fahradbügel', /Anlehnbügel/],
  ['/de/suche/', 'Papierkorb abfall', /Korf 60 Abfallbehälter/],
  ['/de/suche/', 'Abfall Mülleimer', /Korf 60 Abfallbehälter/],
  ['/zoeken/', 'fietzen', /Spaak fietsenrek/],
  ['/zoeken/', 'prullenbak afval', /Korf 60 afvalbak/],
  ['/en/search/', 'trash can litter', /Korf 60 litter bin/],
  ['/en/search/', 'bicyle', /Spaak cycle stand/],
] as const) {
  test(`SEA-06 '${query}' finds the intended entry @desktop`, async ({ page }) => {
    await page.goto(`${path}?query=${encodeURIComponent(query)}`);
    const products = page.getByRole('main').getByRole('region', { name: /^(Produkte|Producten|Products)/ });
    await expect(products.getByRole('listitem').getByRole('link', { name: title }).first()).toBeVisible();
  });
}
