import { expect, test } from '../../browser.ts';
import { demoProducts, dutchPath } from '../../demo-products.ts';

/** Returns the text of a page, with one part per line. */
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!--[^>]*-->/g, '')
    .replace(/(<[^>]+>)+/g, '|');

test.describe('figures of the selected options', { tag: '@desktop' }, () => {
  test('CAT-12 every server-rendered product page is in the default colour', async ({ page }) => {
    for (const product of demoProducts) {
      const html = await (await page.request.get(dutchPath(product))).text();
      const colours = [...html.matchAll(/<input[^>]*>/g)]
        .map(([input]) => input)
        .filter((input) => input.includes('name="colour"'));
      const chosen = colours.filter((input) => input.includes('checked')).map((input) => /value="([^"]*)"/.exec(input)?.[1]);
      const offered = product.colourOptions.length > 1 || colours.length > 0;
      expect(chosen, product.sku).toEqual(offered ? [product.defaultColour.replaceAll(' ', '-')] : []);
      expect(html, `specification text of ${product.sku}`).toContain(
        product.defaultColour.match(/\d/) ? product.defaultColour : '',
      );
    }
  });

  test('CAT-12 a bench shows its default colour in the browser and on the list', async ({ page }) => {
    await page.goto('/producten/zitmeubilair/heem-comfortbank/');
    await expect(page.getByRole('radio', { name: /RAL 6009/ })).toBeChecked();
    await page.getByRole('button', { name: 'Toevoegen aan offertelijst' }).first().click();
    await page.goto('/offertelijst/');
    await expect(page.getByRole('main')).toContainText('RAL 6009');
  });

  test('CAT-10 the server-rendered page of every variant has its own figures', async ({ page }) => {
    const dutch = (value: number, digits = 0) =>
      new Intl.NumberFormat('nl', { minimumFractionDigits: digits, maximumFractionDigits: 3 }).format(value);
    for (const product of demoProducts)
      for (const variant of product.variants) {
        const html = await (await page.request.get(`${dutchPath(product)}?variant=${variant.sku}`)).text();
        const environment = textOf(html.slice(html.indexOf('id="environment"'), html.indexOf('id="norms"')));
        expect(environment, variant.sku).toContain(`|${dutch(variant.co2eKgA1A3)} kg|`);
        expect(environment, variant.sku).toContain(`|€\u00a0${dutch(variant.mkiEur, 2)}|`);
        const materials = textOf(html.slice(html.indexOf('>Aandeel<'), html.indexOf('id="environment"')));
        const shares = (variant.materials ?? product.materials).map(({ kg }) => `${dutch(kg)} kg`);
        expect(materials.match(/(?<=\|)[\d.,]+ kg(?=\|)/g), variant.sku).toEqual(shares);
        expect(textOf(html), variant.sku).toContain(`Artikelnummer: ${variant.sku}. `);
        expect(textOf(html), variant.sku).toContain(`Gewicht: ${dutch(variant.weightKg)} kg. `);
      }
  });

  test('CAT-10 CAT-15 the drawing is that of the chosen variant, and files name theirs, in each language and in print', async ({
    page,
  }) => {
    for (const [path, drawing, file] of [
      [
        '/producten/zitmeubilair/meent-parkbank/',
        (mm: number) => new RegExp(`^Maattekening van Meent parkbank in .*, ${mm} mm lang`),
        'Uitvoering BM-1010-01 (1800 mm)',
      ],
      [
        '/en/products/seating/meent-park-bench/',
        (mm: number) => new RegExp(`^Dimensional drawing of the Meent park bench in .*, ${mm} mm long`),
        'Variant BM-1010-01 (1800 mm)',
      ],
      [
        '/de/produkte/sitzmoebel/meent-parkbank/',
        (mm: number) => new RegExp(`^Maßzeichnung von Meent Parkbank in .*, ${mm} mm lang`),
        'Ausführung BM-1010-01 (1800 mm)',
      ],
    ] as const) {
      const drawn = (mm: number) => page.getByRole('img', { name: drawing(mm) });
      await page.goto(`${path}?variant=BM-1010-03`);
      await expect(drawn(3000), path).toBeVisible();
      await expect(page.getByRole('heading', { level: 3, name: file }), path).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(drawn(3000), `${path} in print`).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('radio', { name: '1800 mm' }).check();
      await expect(drawn(1800), path).toBeVisible();
      await expect(drawn(3000), path).toHaveCount(0);
    }
  });

  test('CAT-07 the description of the drawing has its views and measures, in each language', async ({ page }) => {
    for (const [path, name] of [
      ['/producten/zitmeubilair/meent-parkbank/', /^Maattekening van Meent parkbank in .*bovenaanzicht, 1800 mm lang/],
      ['/en/products/seating/meent-park-bench/', /^Dimensional drawing of the Meent park bench in .*top view, 1800 mm long/],
      ['/de/produkte/sitzmoebel/meent-parkbank/', /^Maßzeichnung von Meent Parkbank in .*Draufsicht, 1800 mm lang/],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('img', { name }), path).toHaveCount(1);
    }
  });

  test('CAT-10 figures change with another variant, colour or mounting', async ({ page }) => {
    await page.goto('/producten/zitmeubilair/meent-parkbank/');
    const environment = page.locator('#environment').locator('..');
    await page.getByRole('radio', { name: '3000 mm' }).check();
    await expect(environment).toContainText('158,9 kg');
    await expect(environment).not.toContainText('98,9 kg');
    const lead = page
      .getByRole('definition')
      .filter({ hasText: /^\d+ weken$/ })
      .first();
    await expect(lead).toHaveText('6 weken');
    await page.getByRole('radio', { name: 'Andere RAL-kleur op bestelling' }).check({ force: true });
    await expect(lead).toHaveText('8 weken');
    await expect(page.getByText('Inbouwdiepte: 400 mm', { exact: true })).toBeVisible();
    await page.getByLabel('Montage').selectOption('surface');
    await expect(page.getByText(/Inbouwdiepte/)).toHaveCount(0);
  });
});
