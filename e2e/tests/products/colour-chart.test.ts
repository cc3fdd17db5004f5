import { pathOf } from '@plantsoen/contract/paths.ts';
import { expectNoViolations } from '../../axe.ts';
import { expect, locales, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

const chart = '/kleurenkaart/';
const groups = [
  'Standaard',
  'Geel en beige',
  'Oranje',
  'Rood',
  'Blauw',
  'Groen',
  'Grijs',
  'Bruin',
  'Wit en zwart',
  'Metallic',
  'Materiaal zonder coating',
];

test('CON-05 the chart has its groups in order, the standard palette first without surcharge', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(chart);
  const headings = page.locator('main section[aria-labelledby^="colours-"] h2');
  await expect(headings).toHaveText(groups);
  const standard = page.getByRole('region', { name: 'Standaard' });
  await expect(standard).toContainText('Zonder meerprijs');
  await expect(standard.getByRole('button')).toHaveCount(7);
  await expect(page.locator('main').getByRole('button', { name: /LRV/ })).toHaveCount(55);
});

test('CON-05 a swatch is named by code, name and reflectance, and its line length shows the reflectance', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(chart);
  const swatch = page.getByRole('button', { name: 'RAL 1013 Parelwit LRV 70,0' });
  const share = await swatch.evaluate((button) => {
    const line = button.querySelector<HTMLElement>('[class*="reflectance"], span > span') as HTMLElement;
    return line.offsetWidth / button.clientWidth;
  });
  expect(share).toBeCloseTo(0.7, 1);
});

test('CON-05 a colour shows its finish and links to as many products as it states', async ({ page }) => {
  await page.goto(chart);
  for (const code of ['RAL 7016', 'RAL 1003']) {
    await page.getByRole('button', { name: new RegExp(code) }).click();
    const panel = page.getByRole('dialog', { name: new RegExp(code) });
    await expect(panel).toContainText('Gladmat / Fijne structuur');
    const link = panel.getByRole('link', { name: /producten in deze kleur/ });
    const count = Number.parseInt((await link.textContent()) ?? '', 10);
    expect(count).toBeGreaterThan(30);
    await link.click();
    await expect(page).toHaveURL(/\/producten\/\?f\.colour=/);
    await expect(page.getByRole('main')).toContainText(`${count} van 48 producten`);
    await page.goBack();
  }
});

test('CON-05 a panel opens and closes by keyboard', async ({ page }) => {
  await page.goto(chart);
  const swatch = page.getByRole('button', { name: /RAL 6021/ });
  await swatch.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: /RAL 6021/ });
  await expect(panel).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Tab');
  await expect(panel.locator('summary'), 'the explanation of LRV').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(swatch).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeFocused();
  await panel.getByText('Meerprijs').click();
  await expect(panel).toBeFocused();
  const links = await panel.getByRole('link').all();
  expect(links).toHaveLength(3);
  for (const target of [panel.locator('summary'), ...links, panel.getByRole('button', { name: 'Sluiten' })]) {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: /RAL 7001/ })).toBeFocused();
});

test('CON-05 swatches keep their colour in forced colours and in print', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(chart);
  const swatch = page
    .getByRole('button', { name: /RAL 7016/ })
    .locator('span')
    .first();
  await expect(swatch).toHaveCSS('background-color', 'rgb(56, 62, 66)');
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  await expect(swatch).toHaveCSS('print-color-adjust', 'exact');
  await expect(swatch).toHaveCSS('background-color', 'rgb(56, 62, 66)');
});

test('CAT-06 guests get no surcharge, neither in the page nor in the data of client-side navigation', {
  tag: '@desktop',
}, async ({ page }) => {
  const html = await (await page.request.get(chart)).text();
  expect(html).toContain('Zichtbaar na inloggen');
  expect(html).not.toMatch(/185\b|surcharge\\?":\s*\d/);
  await page.goto('/');
  const answer = page.waitForResponse((response) => response.request().postData()?.includes('"ColourChartPage"') ?? false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kleurenkaart' }).click();
  const data = await (await answer).text();
  expect(data).toContain('"surcharge":null');
  expect(data).not.toMatch(/"surcharge":\d/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('CON-05 a panel opens and closes', async ({ page }) => {
    await page.goto(chart);
    await page.getByRole('button', { name: /RAL 5010/ }).click();
    const panel = page.getByRole('dialog', { name: /RAL 5010/ });
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: 'Sluiten' }).click();
    await expect(panel).toBeHidden();
  });
});

for (const { code, prefix } of locales) {
  test(`A11Y axe finds no violation in an open panel of the ${code} chart, on phone and desktop`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${prefix}${pathOf('colourChart', code)}`);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('button', { name: /RAL 6021/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page, 'html', `at ${width} px`);
      await page.keyboard.press('Escape');
    }
  });
}
