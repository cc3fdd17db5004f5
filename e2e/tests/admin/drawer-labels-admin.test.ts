import { expect as playwrightExpect, test } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });
test.use({ locale: 'nl-NL' });

test('EDT-14 the fields of a drawer have the names of their labels, and a click on a label leads to its field', async ({
  page,
  request,
}) => {
  const id = await asEditor(request).find('products', 'articleNumber', 'BM-1010');
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/products/${id}?locale=nl`));
  await page
    .getByRole('button', { name: /^Varianten/ })
    .first()
    .click();
  await page.locator('.relationship-table tbody button').first().click();
  const drawer = page.getByRole('dialog').last();
  const weight = drawer
    .getByRole('textbox', { name: /^Gewicht \(kg\)/ })
    .or(drawer.getByRole('spinbutton', { name: /^Gewicht \(kg\)/ }));
  await expect(weight).toHaveValue(/\d/);
  await expect(drawer.getByRole('textbox', { name: /^Artikelnummer/ })).toHaveValue(/^BM-1010/);
  await drawer.locator('label', { hasText: 'Gewicht (kg)' }).click();
  await expect(weight).toBeFocused();
  await expectNoViolations(
    page,
    '.doc-drawer :is(.field-type.text, .field-type.number, .rs__indicators)',
    'a variant in a drawer',
  );
});
