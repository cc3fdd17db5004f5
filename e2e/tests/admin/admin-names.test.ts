import { expect as playwrightExpect, test } from '@playwright/test';
import { untouchedProduct } from '../../admin-walk.ts';
import { asEditor, enterAdmin } from '../../editor.ts';
import { collectNameless, type NamelessControls } from '../../nameless-controls.ts';
import { testStack } from '../../stack.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 600_000 });
test.use({ locale: 'nl-NL', viewport: { width: 1280, height: 900 } });

type MenuItem = { title: string; children?: MenuItem[] };

test('@desktop API-08 rows of lists are named by their content, at each level', async ({ page }) => {
  await enterAdmin(page);
  const { mainMenu } = (await asEditor(page.request).read('navigation', undefined)) as { mainMenu: MenuItem[] };
  await page.goto(`${testStack().adminOrigin}/admin/globals/navigation?locale=nl`);
  const titles = mainMenu.flatMap(({ title, children = [] }) => [title, ...children.map((child) => child.title)]);
  await expect(page.locator('.array-field__row-header')).toHaveText(titles);
  await page.goto(`${testStack().adminOrigin}/admin/globals/footer?locale=nl`);
  await expect(page.locator('#field-footerLinks .array-field__row-header').first()).toHaveText(/\p{L}{3}/u);
  await page.goto(`${testStack().adminOrigin}/admin${await untouchedProduct(page)}?locale=nl`);
  await page.locator('.tabs-field__tab-button', { hasText: 'Uitvoering' }).click();
  const material = page.locator('#materials-row-0');
  const title = await material.locator('.relationship--single-value__text').innerText();
  await expect(material.locator('.array-field__row-header')).toHaveText(title);
});

test('@desktop API-08 menus of a document and buttons of its drop-downs have names of their own', async ({ page }) => {
  await enterAdmin(page);
  await page.goto(`${testStack().adminOrigin}/admin${await untouchedProduct(page)}?locale=nl`);
  await expect(page.getByRole('button', { name: 'Meer manieren om te publiceren' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Meer acties voor dit document' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Meer', exact: true })).toHaveCount(0);
  const category = page.locator('#field-category');
  await expect(category.getByRole('button', { name: 'Leegmaken' })).toBeVisible();
  await expect(category.getByRole('button', { name: 'Keuzes tonen' })).toBeVisible();
});

test('@desktop API-08 the buttons that edit a variant in the form of its product have a name', async ({ page }) => {
  await enterAdmin(page);
  await page.goto(`${testStack().adminOrigin}/admin${await untouchedProduct(page)}?locale=nl`);
  await page.locator('.tabs-field__tab-button', { hasText: 'Varianten' }).click();
  const row = page.locator('.relationship-table tbody tr').first();
  await expect(row.getByRole('button', { name: 'Bewerken' })).toBeVisible();
});

test('@desktop API-08 screen readers hear the name of the field that is chosen for several documents', async ({ page }) => {
  await enterAdmin(page);
  await page.goto(`${testStack().adminOrigin}/admin/collections/variants?locale=nl`);
  await page.locator('tbody tr input[type="checkbox"]').first().check();
  await page.locator('.list-selection__button:not([id]):not([class*="delete"])').first().click();
  await page.locator('.edit-many__form .rs__control').click();
  const option = page.locator('.edit-many__form .rs__option').first();
  const name = await option.innerText();
  await option.click();
  await expect(page.locator('#aria-selection').first()).toHaveText(`${name}, gekozen.`);
});

test('@desktop API-08 each button and link of forms with rows, pictures and relations has a name', async ({ page }) => {
  await enterAdmin(page);
  const controls: NamelessControls = { found: new Set(), checked: 0 };
  for (const path of ['/globals/navigation', '/globals/footer', await untouchedProduct(page), '/collections/media/1']) {
    await page.goto(`${testStack().adminOrigin}/admin${path}?locale=nl`);
    await page.locator('.render-fields').first().waitFor();
    await expect(page.locator('.popup-button:disabled'), 'buttons that wait for their scripts').toHaveCount(0);
    await collectNameless(page, path, controls);
  }
  expect(controls.checked).toBeGreaterThan(0);
  expect([...controls.found]).toEqual([]);
});
