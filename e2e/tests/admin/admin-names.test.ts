import AxeBuilder from '@axe-core/playwright';
import { expect as playwrightExpect, test } from '@playwright/test';
import { untouchedProduct, type Walk, walkAsGuest, walkForm, walkLists, walkUnknownAddresses } from '../../admin-walk.ts';
import { asEditor, enterAdmin } from '../../editor.ts';
import { testStack } from '../../stack.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 600_000 });
test.use({ locale: 'nl-NL', viewport: { width: 1280, height: 900 } });

type MenuItem = { title: string; children?: MenuItem[] };

/** Rules of axe for the names of buttons, links and elements that act as buttons. */
const rules = ['button-name', 'link-name', 'aria-command-name', 'summary-name', 'input-button-name'];

/** Opens forms with lists, pictures and relations, whose rows have buttons. */
async function walkRows({ page, language, note }: Walk): Promise<void> {
  for (const path of ['/globals/navigation', '/globals/footer', await untouchedProduct(page), '/collections/media/1']) {
    await page.goto('about:blank');
    await page.goto(`${testStack().adminOrigin}/admin${path}?locale=${language}`);
    await page.locator('.render-fields').first().waitFor();
    await expect(page.locator('.popup-button:disabled'), 'buttons that wait for their scripts').toHaveCount(0);
    await note(path);
  }
}

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

for (const [name, walk] of Object.entries({ walkRows, walkForm, walkLists, walkUnknownAddresses, walkAsGuest }))
  test(`@desktop API-08 each button and link that ${name} finds in the admin has a name`, async ({ page }) => {
    if (walk !== walkAsGuest) await enterAdmin(page);
    const nameless: string[] = [];
    let checked = 0;
    const note = async (place: string) => {
      const { violations, passes } = await new AxeBuilder({ page }).withRules(rules).setLegacyMode().analyze();
      checked += passes.length;
      for (const { nodes } of violations) nameless.push(...nodes.map(({ html }) => `${place}: ${html.slice(0, 160)}`));
    };
    await walk({ page, language: 'nl', note });
    expect(checked).toBeGreaterThan(0);
    expect([...new Set(nameless)]).toEqual([]);
  });
