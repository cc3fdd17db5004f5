import { expectAccessible } from '../../axe.ts';
import { expect, otherVisitor, test } from '../../browser.ts';
import { logIn, newAccount } from '../../member.ts';
import { connectBy } from '../../page-watch.ts';
import { badge, fillInRequest, put, remove, rows, sendButton, stored, texts } from '../../quotation.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

const heem = '/producten/zitmeubilair/heem-comfortbank/';
const field = (page: import('@playwright/test').Page, name: string) => page.getByRole('textbox', { name });
const menuOf = (page: import('@playwright/test').Page, title: string) =>
  page.getByRole('button', { name: `Verplaatsen of kopiëren: ${title}` });
const item = (page: import('@playwright/test').Page, name: string) => page.getByRole('menuitem', { name });

test('QUO-11 a new list opens beside the others, gets what is added, and each keeps its lines and project data', async ({
  page,
  isMobile,
}) => {
  await put(page);
  await page.goto('/offertelijst/');
  await field(page, 'Naam van het project').fill('Brinkpark Oost');
  await field(page, 'Plaats').fill('Deventer');
  await page.getByLabel('Datum aanbesteding').fill('2027-02-01');
  await page.getByRole('button', { name: 'Nieuwe lijst' }).click();
  await expect(field(page, 'Naam van het project')).toBeFocused();
  await expect(field(page, 'Plaats')).toHaveValue('');
  await page.keyboard.type('Markt Noord');
  await expect(page.getByRole('heading', { name: 'Uw offertelijst is nog leeg' })).toBeVisible();
  await put(page, heem);
  await page.goto('/offertelijst/');
  await expect(rows(page).getByRole('heading')).toHaveText(['Heem comfortbank']);
  const navigation = page.getByRole('navigation', { name: 'Mijn lijsten' });
  const narrow = isMobile || (page.viewportSize()?.width ?? 0) < 993;
  if (narrow) await navigation.getByRole('combobox').selectOption('Brinkpark Oost');
  else {
    await expect(navigation.getByRole('button', { name: 'Markt Noord' })).toHaveAttribute('aria-current', 'true');
    await navigation.getByRole('button', { name: 'Brinkpark Oost' }).click();
  }
  await expect(rows(page).getByRole('heading')).toHaveText(['Meent parkbank']);
  await expect(field(page, 'Plaats')).toHaveValue('Deventer');
  await page.reload();
  await expect(rows(page).getByRole('heading')).toHaveText(['Meent parkbank']);
  await expect(page.getByLabel('Datum aanbesteding')).toHaveValue('2027-02-01');
  expect(await stored(page)).toMatchObject([{ title: 'Meent parkbank', amount: 1 }]);
});

test.describe('several quotation lists', { tag: '@desktop' }, () => {
  test('QUO-11 lines move to sections by keyboard, with letters and subtotals', async ({ page }) => {
    await put(page, heem);
    await put(page);
    await page.goto('/offertelijst/');
    await page.getByRole('button', { name: 'Afdeling toevoegen' }).click();
    await page.keyboard.type('Entree en plein');
    await expect(page.getByText('Nog geen regels in deze afdeling.')).toBeVisible();
    await menuOf(page, 'Heem comfortbank').press('Enter');
    await expect(item(page, 'Omlaag')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item(page, 'A Entree en plein')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(rows(page).getByRole('heading')).toHaveText(['Meent parkbank', 'Heem comfortbank']);
    await expect(page.getByText('1 regel, 1 stuk, 65 kg')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Naam van afdeling A')).toHaveValue('Entree en plein');
    await page.getByRole('button', { name: 'Afdeling A verplaatsen of verwijderen' }).click();
    await item(page, 'Afdeling verwijderen').click();
    await expect(field(page, 'Naam van afdeling A')).toHaveCount(0);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(page.getByText('1 regel, 1 stuk, 65 kg')).toBeVisible();
    await menuOf(page, 'Meent parkbank').click();
    await page.keyboard.press('Escape');
    await expect(menuOf(page, 'Meent parkbank')).toBeFocused();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  test('QUO-07 QUO-11 the print has the names of the sections, and the tender date in words', async ({ page }) => {
    await put(page, heem);
    await page.goto('/offertelijst/');
    await page.getByLabel('Datum aanbesteding').fill('2027-02-01');
    await page.getByRole('button', { name: 'Afdeling toevoegen' }).click();
    await page.keyboard.type('Entree en plein');
    await page.emulateMedia({ media: 'print' });
    const name = page.getByRole('heading', { name: 'A Entree en plein' }).getByText('Entree en plein');
    expect((await name.boundingBox())?.width, 'the name is not hidden').toBeGreaterThan(50);
    await expect(page.getByText('1 februari 2027')).toBeVisible();
  });

  test('QUO-11 the menu of a section collects all lines without a section, by keyboard', async ({ page }) => {
    await put(page, heem);
    await put(page);
    await page.goto('/offertelijst/');
    await page.getByRole('button', { name: 'Afdeling toevoegen' }).click();
    const menu = page.getByRole('button', { name: 'Afdeling A verplaatsen of verwijderen' });
    await menu.press('Enter');
    await expect(item(page, 'Omhoog')).toBeDisabled();
    await expect(item(page, 'Alle regels zonder afdeling hierheen')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('De regels zonder afdeling staan nu in afdeling A.')).toBeVisible();
    await expect(page.getByText('Nog geen regels in deze afdeling.')).toHaveCount(0);
    await expect(rows(page).getByRole('heading')).toHaveText(['Heem comfortbank', 'Meent parkbank']);
    await expect(menu).toBeFocused();
    await menu.press('Enter');
    await expect(item(page, 'Afdeling verwijderen')).toBeFocused();
    await expect(item(page, 'Alle regels zonder afdeling hierheen')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(page.getByText('Nog geen regels in deze afdeling.')).toBeVisible();
  });

  test('QUO-11 lines and sections are dragged by their handles', async ({ page }) => {
    // Everything is in view: the browser looks for what is dragged at the place of the press, also after a scroll.
    await page.setViewportSize({ width: 1280, height: 1700 });
    await put(page, heem);
    await put(page);
    await page.goto('/offertelijst/');
    const titles = rows(page).getByRole('heading');
    await expect(titles).toHaveText(['Heem comfortbank', 'Meent parkbank']);
    const slowly = { steps: 8 };
    const top = { ...slowly, targetPosition: { x: 200, y: 5 } };
    await menuOf(page, 'Meent parkbank').dragTo(rows(page).first(), top);
    await expect(titles).toHaveText(['Meent parkbank', 'Heem comfortbank']);
    for (const name of ['Entree', 'Oever']) {
      await page.getByRole('button', { name: 'Afdeling toevoegen' }).click();
      await page.keyboard.type(name);
    }
    await menuOf(page, 'Meent parkbank').dragTo(field(page, 'Naam van afdeling B'), slowly);
    await expect(page.getByText('Meent parkbank is verplaatst naar Oever.')).toBeVisible();
    await expect(titles).toHaveText(['Heem comfortbank', 'Meent parkbank']);
    await page
      .getByRole('button', { name: 'Afdeling B verplaatsen of verwijderen' })
      .dragTo(field(page, 'Naam van afdeling A'), top);
    await expect(field(page, 'Naam van afdeling A')).toHaveValue('Oever');
    await page.reload();
    await expect(field(page, 'Naam van afdeling A')).toHaveValue('Oever');
  });

  test('QUO-11 lines are moved and copied to another list; a list is duplicated, deleted and restored', async ({ page }) => {
    await put(page, heem);
    await put(page);
    await page.goto('/offertelijst/');
    await field(page, 'Naam van het project').fill('Oost');
    await page.getByRole('button', { name: 'Dupliceer' }).click();
    await expect(field(page, 'Naam van het project')).toHaveValue('Oost (kopie)');
    await expect(rows(page)).toHaveCount(2);
    await menuOf(page, 'Heem comfortbank').click();
    await page.getByRole('group', { name: 'Verplaats naar lijst' }).getByRole('menuitem', { name: 'Oost' }).click();
    await expect(rows(page).getByRole('heading')).toHaveText(['Meent parkbank']);
    await menuOf(page, 'Meent parkbank').click();
    await page.getByRole('group', { name: 'Kopieer naar lijst' }).getByRole('menuitem', { name: 'Oost' }).click();
    await expect(rows(page)).toHaveCount(1);
    const navigation = page.getByRole('navigation', { name: 'Mijn lijsten' });
    await expect(navigation.getByRole('button', { name: 'Oost 2 regels, 4 stuks' })).toBeVisible();
    await expect(badge(page)).toContainText('1');
    await page.getByRole('button', { name: 'Lijst verwijderen' }).click();
    await expect(navigation.getByRole('button')).toHaveCount(2);
    await expect(rows(page)).toHaveCount(2);
    const told = page.getByRole('status').filter({ hasText: 'Oost (kopie) is verwijderd.' });
    await told.getByRole('button', { name: 'Ongedaan maken' }).last().click();
    await expect(field(page, 'Naam van het project')).toHaveValue('Oost (kopie)');
    await expect(rows(page)).toHaveCount(1);
  });

  test('QUO-11 a removed line returns to its own list, but not after that list was sent', async ({ page }) => {
    await put(page, heem);
    await put(page);
    await page.goto('/offertelijst/');
    const undo = page.getByRole('button', { name: 'Ongedaan maken' });
    await remove(page, 'Meent parkbank').click();
    await page.getByRole('button', { name: 'Nieuwe lijst' }).click();
    await expect(page.getByRole('heading', { name: 'Uw offertelijst is nog leeg' })).toBeVisible();
    await undo.click();
    expect(await stored(page), 'the open list').toEqual([]);
    const navigation = page.getByRole('navigation', { name: 'Mijn lijsten' });
    await navigation.getByRole('button', { name: /2 regels, 2 stuks/ }).click();
    await expect(rows(page).getByRole('heading')).toHaveText(['Heem comfortbank', 'Meent parkbank']);
    await remove(page, 'Meent parkbank').click();
    await expect(undo).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Offerte aanvragen' }).click();
    await fillInRequest(page, 'ongedaan@example.org', 'Volgende');
    await expect(undo).toBeVisible();
    await sendButton(page).click();
    await expect(page.getByText(/^A20\d\d-\d{5}$/)).toBeVisible();
    await expect(undo).toHaveCount(0);
  });

  test('QUO-11 everything ordered stands on one ground line with the count below each kind', async ({ page }) => {
    await put(page);
    await page.goto('/offertelijst/');
    await page.getByRole('spinbutton', { name: 'Aantal van Meent parkbank' }).fill('4');
    const kind = page.getByRole('list', { name: 'Alles op de lijst op één maaiveld en één schaal' }).getByRole('listitem');
    await expect(kind).toHaveText(['Meent parkbank: 4 ×']);
    const drawings = kind.locator('[style*="--drawing"]');
    await expect(drawings).toHaveCount(4);
    await page.getByRole('spinbutton', { name: 'Aantal van Meent parkbank' }).fill('41');
    await expect(drawings).toHaveCount(1);
    await expect(kind).toHaveText(['Meent parkbank: 41 ×']);
  });

  for (const code of ['nl', 'en', 'de'] as const) {
    test(`A11Y axe finds no violation in several lists with sections in ${code}`, async ({ page }) => {
      const { product, list, add, remove } = texts[code];
      await page.goto(product);
      await page.getByRole('main').getByRole('button', { name: add }).first().click();
      await expect(page.getByRole('main').getByRole('button', { name: remove }).first()).toBeVisible();
      await page.goto(list);
      await page.getByRole('button', { name: { nl: 'Dupliceer', en: 'Duplicate', de: 'Duplizieren' }[code] }).click();
      await page
        .getByRole('button', { name: { nl: 'Afdeling toevoegen', en: 'Add section', de: 'Abschnitt hinzufügen' }[code] })
        .click();
      await expect(rows(page)).toContainText('61 kg');
      await expectAccessible(page);
    });
  }
});

test.describe('the quotation lists of a member', { tag: '@desktop' }, () => {
  test.use({ visitor: 'both' });
  test('QUO-11 MEM-01 a member finds all lists in another browser, and both change the same list', async ({
    page,
    context,
    browser,
  }) => {
    const account = await newAccount();
    await logIn(context, account);
    await put(page);
    await page.goto('/offertelijst/');
    await field(page, 'Naam van het project').fill('Oost');
    await page.getByRole('button', { name: 'Dupliceer' }).click();
    await field(page, 'Naam van het project').fill('West');
    const synced = (one: typeof page) => one.evaluate(() => localStorage.getItem('productQuotationKept'));
    await expect.poll(() => synced(page)).toContain('"name":"West"');
    const phone = await otherVisitor(browser);
    await logIn(phone.context(), account);
    await phone.goto('/offertelijst/');
    await phone.getByRole('button', { name: 'West' }).click();
    await phone.getByRole('button', { name: 'Eén Meent parkbank meer' }).click();
    await expect.poll(() => synced(phone)).toContain('"amount":2');
    await field(page, 'Plaats').fill('Deventer');
    await expect.poll(() => synced(page)).toContain('Deventer');
    await expect(page.getByRole('spinbutton', { name: 'Aantal van Meent parkbank' })).toHaveValue('2');
    await phone.context().close();
  });
});
