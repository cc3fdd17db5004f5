import { expectAccessible } from '../../axe.ts';
import { expect, locales, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';
import { bench, put, remove, rows, stored, texts } from '../../quotation.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

test.describe('the page of the quotation list', () => {
  test('QUO-07 a line shows number, picture of 140 by 100 px, name, category, options, amount and weight', async ({ page }) => {
    await put(page);
    await page.goto('/offertelijst/');
    const row = rows(page).first();
    await expect(row.getByRole('heading', { name: 'Meent parkbank' })).toBeVisible();
    await expect(row).toContainText('Banken met rugleuning');
    await expect(row).toContainText('1800 mm');
    await expect(row).toContainText('RAL 7016 Antracietgrijs, Ingraven');
    await expect(row).toContainText('61 kg');
    const picture = row.locator('img');
    expect(
      await picture.evaluate((image: HTMLImageElement) => [image.getAttribute('width'), image.getAttribute('height')]),
    ).toEqual(['140', '100']);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Eén Meent parkbank meer' }).click();
    await expect(row).toContainText('122 kg');
    for (const [label, value] of [
      ['Regels', '1'],
      ['Stuks', '2'],
      ['Totaal gewicht', '122 kg'],
    ])
      await expect(page.locator('dl > div').filter({ hasText: label })).toContainText(value ?? '');
    await expect(page.getByRole('main').getByRole('link', { name: 'Offerte aanvragen' })).toHaveAttribute(
      'href',
      '/offerte-aanvraag/',
    );
  });

  test('QUO-07 the link of a line opens the product in the options of the line', async ({ page }) => {
    const query = '?variant=BM-1010-03&colour=RAL-6009&mounting=freestanding';
    await put(page, bench + query);
    await page.goto('/offertelijst/');
    await rows(page).getByRole('link', { name: 'Meent parkbank' }).click();
    await expect(page).toHaveURL(bench + query);
    const main = page.getByRole('main');
    for (const option of ['BM-1010-03', 'RAL-6009']) await expect(main.locator(`input[value="${option}"]`)).toBeChecked();
    await expect(main.locator('select[name="mounting"]')).toHaveValue('freestanding');
  });

  test('CAT-14 CAT-15 QUO-09 the list is saved as Excel, its texts as Word and its files as ZIP; in German also as GAEB', async ({
    page,
  }) => {
    await put(page);
    await page.goto('/offertelijst/');
    await page.getByRole('textbox', { name: 'Naam van het project' }).fill('Brinkpark Oost');
    const saved = async (name: string) => {
      const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
      return file.suggestedFilename();
    };
    expect(await saved('Lijst als Excel-bestand opslaan')).toMatch(/^offertelijst-Brinkpark-Oost-[\d-]{10}\.xlsx$/);
    await expect(page.getByRole('radio', { name: 'Neutraal' })).toBeChecked();
    await page.getByRole('radio', { name: 'Met product en artikelnummer' }).check();
    expect(await saved('Bestekteksten als Word-bestand opslaan')).toMatch(/^bestek-product-.+\.docx$/);
    await expect(page.getByRole('button', { name: 'GAEB' })).toHaveCount(0);
    expect(await saved('Downloads (ZIP) van alle producten opslaan')).toMatch(/^bestanden-Brinkpark-Oost-[\d-]{10}\.zip$/);
    await page.goto(texts.de.list);
    expect(await saved('Ausschreibungstexte als GAEB-Datei (X81) speichern')).toMatch(
      /^leistungsverzeichnis-neutral-Brinkpark-Oost-.+\.x81$/,
    );
  });

  test('QUO-03 an amount is between 1 and 100, may be empty while typing, and works by keyboard', {
    tag: '@desktop',
  }, async ({ page }) => {
    await put(page);
    await page.goto('/offertelijst/');
    const field = page.getByRole('spinbutton', { name: 'Aantal van Meent parkbank' });
    const [less, more] = ['minder', 'meer'].map((word) => page.getByRole('button', { name: `Eén Meent parkbank ${word}` }));
    await expect(less ?? field).toHaveAttribute('aria-disabled', 'true');
    await less?.click({ force: true });
    await expect(field).toHaveValue('1');
    const told = rows(page).getByRole('alert');
    await expect(told).toHaveCount(0);
    await field.fill('250');
    await expect(field).toHaveValue('100');
    await page.keyboard.press('Tab');
    await expect(told).toHaveText(/^Hoogstens 100 stuks per regel\./);
    await more?.click({ force: true });
    await expect(field).toHaveValue('100');
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveValue('99');
    await expect(told, 'after a smaller amount').toHaveCount(0);
    await field.fill('');
    await expect(field).toHaveValue('');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('1');
    await expect.poll(() => stored(page)).toMatchObject([{ amount: 1 }]);
  });

  test('QUO-02 PAG-14 a removed line can be restored', async ({ page }) => {
    await put(page, '/producten/zitmeubilair/heem-comfortbank/');
    await put(page);
    await page.goto('/offertelijst/');
    await remove(page, 'Heem comfortbank').click();
    await expect(rows(page)).toHaveCount(1);
    await expect(remove(page, 'Meent parkbank')).toBeFocused();
    const told = page.getByRole('status').filter({ hasText: 'Heem comfortbank is van de offertelijst gehaald.' });
    await told.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect(rows(page).getByRole('heading')).toHaveText(['Heem comfortbank', 'Meent parkbank']);
  });

  test('QUO-02 PAG-15 the whole list is emptied after a confirmation', { tag: '@desktop' }, async ({ page }) => {
    await put(page);
    await page.goto('/offertelijst/');
    await page.getByRole('button', { name: 'Lijst leegmaken' }).click();
    const question = page.getByRole('dialog', { name: 'Lijst leegmaken?' });
    await question.getByRole('button', { name: 'Lijst behouden' }).click();
    await expect(question).toBeHidden();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Lijst leegmaken' }).click();
    await question.getByRole('button', { name: 'Lijst leegmaken' }).click();
    await expect(page.getByRole('heading', { name: 'Uw offertelijst is nog leeg' })).toBeVisible();
    expect(await stored(page)).toEqual([]);
  });

  test('QUO-07 the list appears without a layout shift', async ({ page }) => {
    await put(page);
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      // A slow browser paints the header before it has parsed all of it.
      const isInHeader = ({ node }: { node: Node | null }) =>
        (node instanceof Element ? node : node?.parentElement)?.closest('header') != null;
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries().map(Object)) if (!sources.every(isInHeader)) moved.push(value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/offertelijst/');
    await expect(rows(page).first()).toContainText('61 kg');
    expect(await page.evaluate(() => Object(window).moved)).toEqual([]);
  });
});

test.describe('the page of the quotation list at any width', { tag: '@desktop' }, () => {
  test('QUO-07 in another language the same line is in that language', async ({ page }) => {
    await put(page);
    await page.goto('/de/angebotsliste/');
    const row = rows(page).first();
    await expect(row).toContainText('Bänke mit Rückenlehne');
    await expect(row).toContainText('RAL 7016 Anthrazitgrau');
    await expect(row.getByRole('link')).toHaveAttribute(
      'href',
      /^\/de\/produkte\/sitzmoebel\/meent-parkbank\/\?variant=BM-1010-01&/,
    );
  });

  test('QUO-07 the list prints as a document with letterhead and text, without menus, fields or buttons', async ({ page }) => {
    await put(page);
    await page.goto('/offertelijst/');
    await page.getByRole('textbox', { name: 'Naam van het project' }).fill('Brinkpark Oost');
    await page.getByRole('textbox', { name: 'Opmerking bij Meent parkbank' }).fill('Langs de westroute');
    await page.keyboard.press('Tab');
    await page.emulateMedia({ media: 'print' });
    const tall = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].filter(
        (element) => parseFloat(getComputedStyle(element).minHeight) >= innerHeight / 2,
      ),
    );
    expect(tall, 'parts that are as high as the window').toEqual([]);
    for (const hidden of ['header', 'footer', 'nav', 'button', 'input', 'textarea'])
      for (const element of await page.locator(hidden).all()) {
        const isHeading = await element.evaluate((found) => found.matches('main header'));
        if (!isHeading) await expect(element).toBeHidden();
      }
    for (const shown of [
      'Voorbeeldkade 12',
      'Offertelijst',
      'Brinkpark Oost',
      'Meent parkbank',
      'Langs de westroute',
      '61 kg',
      'Datum',
    ])
      await expect(page.locator('body').getByText(shown).filter({ visible: true }).first()).toBeVisible();
  });

  test('QUO-07 CAT-05 a list of four lines prints on one sheet, a product on three', async ({ page }) => {
    const ids = [1, 2, 3, 4].map((id) => ({ id, uri: 'producten/bank', title: 'Bank', category: 'Banken', productImage: '' }));
    await page.addInitScript((text) => localStorage.setItem('productQuotation', text), JSON.stringify(ids));
    const sheets = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type ?\/Page\b/g)?.length;
    await page.goto('/offertelijst/');
    await expect(rows(page)).toHaveCount(4);
    expect(await sheets()).toBe(1);
    await page.goto(bench);
    expect(await sheets()).toBe(3);
  });

  test('QUO-08 the request shows a summary of the list, a contact, and a link back to the list', async ({ page }) => {
    await put(page);
    await page.goto('/offerte-aanvraag/');
    const summary = page.getByRole('region', { name: 'Uw lijst' });
    await expect(summary.getByRole('listitem')).toContainText(['Meent parkbank']);
    await expect(summary).toContainText('1 ×');
    await expect(page.getByRole('main').getByRole('link', { name: /^\+31/ }).first()).toHaveAttribute('href', /^tel:\+31\d+$/);
    await summary.getByRole('link', { name: 'Wijzig de lijst' }).click();
    await expect(page).toHaveURL(/\/offertelijst\/$/);
  });

  test('QUO-08 the request shows remarks and marks products that are no longer live', async ({ page }) => {
    const gone = { id: 999_999, uri: 'producten/weg', title: 'Oude bank', category: 'Banken', remark: 'Zoals in 2019' };
    await page.addInitScript((text) => localStorage.setItem('productQuotation', text), JSON.stringify([gone]));
    await page.goto('/offerte-aanvraag/');
    const line = page.getByRole('region', { name: 'Uw lijst' }).getByRole('listitem');
    await expect(line).toContainText('Zoals in 2019');
    await expect(line).toContainText('niet meer leverbaar');
  });
});

test.describe('the quotation list without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });
  test('QUO-07 the page states that it needs JavaScript, and shows contact data', async ({ page }) => {
    await page.goto('/offertelijst/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'De offertelijst heeft JavaScript nodig' })).toBeVisible();
    await expect(main.locator('a[href^="tel:"]')).toBeVisible();
    await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(main.getByText('De offertelijst wordt geladen')).toBeHidden();
  });
});

test.describe('the quotation list is for everybody', () => {
  for (const { code } of locales) {
    test(`A11Y axe finds no violation in the filled list in ${code}, at two widths`, { tag: '@desktop' }, async ({ page }) => {
      const { product, list, add, remove: removing } = texts[code];
      await page.goto(product);
      await page.getByRole('main').getByRole('button', { name: add }).first().click();
      await expect(page.getByRole('main').getByRole('button', { name: removing }).first()).toBeVisible();
      await page.goto(list);
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('61 kg');
      await expectAccessible(page);
    });
  }
});
