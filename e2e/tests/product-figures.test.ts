import { expect, test } from '../browser.ts';
import { demoProducts, dutchPath } from '../demo-products.ts';

test.describe('figures of what is chosen', { tag: '@desktop' }, () => {
  test('CAT-12 every product opens in its default colour, in the page that the server sends', async ({ page }) => {
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

  test('CAT-12 a bench in its default colour says so in the browser and on the list', async ({ page }) => {
    await page.goto('/producten/zitmeubilair/heem-comfortbank/');
    await expect(page.getByRole('radio', { name: /RAL 6009/ })).toBeChecked();
    await page.getByRole('button', { name: 'Toevoegen aan offertelijst' }).first().click();
    await page.goto('/offertelijst/');
    await expect(page.getByRole('main')).toContainText('RAL 6009');
  });
});
