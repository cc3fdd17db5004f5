import { type Page, expect as playwrightExpect, test } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });
test.use({ locale: 'nl-NL' });

const add = (page: Page) => page.getByRole('button', { name: 'Blok toevoegen' });
const picker = (page: Page) => page.getByRole('dialog', { name: 'Blok kiezen' });
const rows = (page: Page) => page.locator('#field-blocks .plantsoen-block');

async function openNewPage(page: Page): Promise<void> {
  await enterAdmin(page);
  await page.goto(adminUrl('/collections/pages/create?locale=nl'));
  await expect(add(page)).toBeVisible();
}

test('EDT-07 a block is found by its purpose and inserted by keys, and its row is named by its content', async ({ page }) => {
  await openNewPage(page);
  await page
    .getByLabel(/^Titel/)
    .first()
    .fill('Keuzehulp voor banken');
  await expect(page.getByLabel(/^Adresdeel/)).toHaveValue('keuzehulp-voor-banken');
  await add(page).click();
  await expect(picker(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('fontein');
  await expect(picker(page).getByRole('status')).toHaveText('Geen blok past bij “fontein”. Dit zijn alle blokken.');
  await expectNoViolations(page, '.plantsoen-picker');
  await picker(page).getByRole('searchbox').fill('uitspraak');
  await page.keyboard.press('ArrowDown');
  await expect(picker(page).getByRole('button', { name: /^Citaat/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(picker(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  await page.locator('#field-blocks__0__quote').fill('Een bank is pas goed als je blijft zitten, ook in de regen.');
  await expect(rows(page).first()).toContainText('Een bank is pas goed als je blijft …');
  await expect(rows(page).first()).toContainText('Citaat');
});

test('EDT-07 a copied block is pasted into another language as a new block, at the chosen place', async ({ page, request }) => {
  const quote = (text: string) => ({ blockType: 'quote', quote: text });
  const draft = { title: 'Blokkenproef', slug: 'blokkenproef', blocks: [quote('Eerst.'), quote('Daarna.')], _status: 'draft' };
  const editor = asEditor(request);
  const id = await editor.create('pages', draft, 'locale=nl&draft=true');
  await editor.change(
    'pages',
    id,
    { title: 'Block test', slug: 'block-test', blocks: [quote('Start.'), quote('End.')], _status: 'draft' },
    'locale=en&draft=true',
  );
  try {
    await enterAdmin(page);
    await page.goto(adminUrl(`/collections/pages/${id}?locale=nl`));
    await expect(rows(page)).toHaveCount(2);
    await page.locator('.blocks-field__row').nth(1).locator('.array-actions__button').click();
    await page.locator('.popup__content .array-actions__copy').click();
    await page.goto(adminUrl(`/collections/pages/${id}?locale=en`));
    await expect(rows(page).first()).toContainText('Start.');
    await page.getByRole('button', { name: 'Blok invoegen vóór “End.”' }).focus();
    await page.keyboard.press('Enter');
    await expect(picker(page)).toContainText('na “Start.”');
    await picker(page).getByRole('button', { name: 'Plak gekopieerd blok' }).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(rows(page).nth(1)).toContainText('Daarna.');
    await expect(rows(page).nth(2)).toContainText('End.');
    await page.locator('.blocks-field__row').nth(2).locator('.array-actions__button').click();
    await page.locator('.popup__content .array-actions__paste').click();
    await expect(rows(page)).toHaveCount(4);
    await expect(rows(page).nth(2)).toContainText('End.');
    await expect(rows(page).nth(3)).toContainText('Daarna.');
    await expectNoViolations(page, '#field-blocks');
  } finally {
    await editor.remove('pages', id);
  }
});

test('EDT-07 the blocks of a page become a template that another page inserts', async ({ page, request }) => {
  await openNewPage(page);
  await add(page).click();
  await picker(page)
    .getByRole('button', { name: /^Citaat/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Bewaar als sjabloon' });
  const save = async () => {
    await page.getByRole('button', { name: 'Bewaar als sjabloon' }).click();
    await dialog.getByLabel('Naam van het sjabloon').fill('Proefsjabloon');
    await dialog.getByRole('button', { name: 'Bewaar' }).click();
  };
  await save();
  await expect(dialog.getByRole('alert')).toContainText(/niet bewaard.*Blok 1 \(Citaat\) > Citaat: /);
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await page.locator('#field-blocks__0__quote').fill('Sjabloontekst.');
  await save();
  await expect(dialog).toBeHidden();
  const editor = asEditor(request);
  const id = await editor.find('page-templates', 'title', 'Proefsjabloon');
  try {
    await page.goto(adminUrl('/collections/news/create?locale=de'));
    await add(page).click();
    await picker(page).getByRole('searchbox').fill('proefsj');
    await expect(picker(page).locator('[data-card]'), 'only the template').toHaveCount(1);
    await picker(page).getByRole('button', { name: 'Proefsjabloon 1 blok' }).click();
    await expect(rows(page).first()).toContainText('Sjabloontekst.');
  } finally {
    await editor.remove('page-templates', id);
  }
});
