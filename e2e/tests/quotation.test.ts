import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, locales, test } from '../browser.ts';

const key = 'productQuotation';
const bench = '/producten/zitmeubilair/meent-parkbank/';
const texts = {
  nl: {
    product: bench,
    list: '/offertelijst/',
    add: 'Toevoegen aan offertelijst',
    added: 'Toegevoegd',
    remove: 'Verwijderen uit offerte',
  },
  en: {
    product: '/en/products/seating/meent-park-bench/',
    list: '/en/quotation-list/',
    add: 'Add to quotation list',
    added: 'Added',
    remove: 'Remove from quotation',
  },
  de: {
    product: '/de/produkte/sitzmoebel/meent-parkbank/',
    list: '/de/angebotsliste/',
    add: 'Zur Angebotsliste hinzufügen',
    added: 'Hinzugefügt',
    remove: 'Aus dem Angebot entfernen',
  },
} as const;

/** Puts a product on the list by its own page, and waits until the confirmation has gone. */
async function put(page: Page, path = bench) {
  await page.goto(path);
  await page.getByRole('main').getByRole('button', { name: texts.nl.add }).first().click();
  await expect(page.getByRole('main').getByRole('button', { name: texts.nl.remove }).first()).toBeVisible();
}

const stored = (page: Page) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key);
const badge = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /Offertelijst/ })
    .first();
const rows = (page: Page) => page.getByRole('main').locator('ol > li');
const remove = (page: Page, title: string) => page.getByRole('button', { name: `${title} verwijderen` });

test.describe('the quotation list', () => {
  test('QUO-01 QUO-02 QUO-05 a product page puts its line on the list, without a price, and it survives a reload', async ({
    page,
  }) => {
    await put(page);
    const lines = await stored(page);
    expect(lines).toEqual([
      {
        id: expect.any(Number),
        uri: 'producten/zitmeubilair/meent-parkbank',
        title: 'Meent parkbank',
        category: 'Banken met rugleuning',
        productImage: expect.stringMatching(/^\/media\/.*-140\.jpg$/),
        variant: expect.stringMatching(/^BM-1010-0\d$/),
        colour: expect.any(String),
        mounting: expect.any(String),
        amount: 1,
      },
    ]);
    await page.reload();
    await expect(page.getByRole('main').getByRole('button', { name: texts.nl.remove }).first()).toBeVisible();
    await page.goto('/offertelijst/');
    await expect(rows(page)).toHaveCount(1);
  });

  test('QUO-05 the button: added for a second while disabled and of the same width, then grey and removing', async ({ page }) => {
    await page.addInitScript(() => {
      const delays: unknown[] = [];
      const { setTimeout } = window;
      const noted = (...given: Parameters<typeof setTimeout>) => {
        delays.push(given[1]);
        return setTimeout(...given);
      };
      Object.assign(window, { delays, setTimeout: noted });
    });
    await page.goto(bench);
    const button = page.getByRole('main').getByRole('button', { name: texts.nl.add }).first();
    await button.scrollIntoViewIfNeeded();
    const main = await button.elementHandle();
    const look = () =>
      main?.evaluate((element) => ({
        text: element.textContent,
        width: element.getBoundingClientRect().width,
        disabled: element.getAttribute('aria-disabled'),
        ground: getComputedStyle(element).backgroundColor,
      }));
    const before = await look();
    expect(before?.text).toBe('Toevoegen aan offertelijst');
    // The times at which the text of the button changes, as the page itself sees them.
    const changes = main?.evaluate(
      (element) =>
        new Promise<{ text: string | null; at: number; drawing: number }[]>((resolve) => {
          const seen: { text: string | null; at: number; drawing: number }[] = [];
          new MutationObserver(() => {
            if (seen.at(-1)?.text === element.textContent) return;
            const [drawing] = element.getAnimations({ subtree: true }).filter((animation) => 'animationName' in animation);
            seen.push({
              text: element.textContent,
              at: performance.now(),
              drawing: Number(drawing?.effect?.getTiming().duration ?? 0),
            });
            if (seen.length === 2) resolve(seen);
          }).observe(element, { subtree: true, childList: true, characterData: true });
        }),
    );
    await button.click();
    const status = page.getByRole('main').getByRole('status').filter({ hasText: 'Meent parkbank staat op de offertelijst.' });
    await expect(status.first()).toBeAttached();
    const during = await look();
    expect(during).toMatchObject({ text: 'Toegevoegd', disabled: 'true', width: before?.width });
    await main?.click({ force: true });
    const [added, removing] = (await changes) ?? [];
    expect(added).toMatchObject({ text: 'Toegevoegd', drawing: 200 });
    expect(removing?.text).toBe('Verwijderen uit offerte');
    expect(await page.evaluate(() => Object(window).delays)).toContain(200 + 800);
    // A busy machine paints late: what the page waits for is told above.
    expect((removing?.at ?? 0) - (added?.at ?? 0)).toBeGreaterThan(600);
    await page.mouse.move(0, 0);
    await expect.poll(look).toMatchObject({ disabled: null, width: before?.width, ground: 'rgb(228, 226, 218)' });
    expect(await stored(page)).toHaveLength(1);
    await main?.click();
    await expect.poll(look).toMatchObject({ text: 'Toevoegen aan offertelijst', width: before?.width });
    expect(await stored(page)).toEqual([]);
  });

  test('QUO-03 QUO-05 the amount beside the button goes along, and is that of the line once it is there', async ({ page }) => {
    await page.goto(bench);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Eén meer' }).click();
    await main.getByRole('button', { name: 'Eén meer' }).click();
    await main.getByRole('button', { name: texts.nl.add }).first().click();
    await expect.poll(() => stored(page)).toMatchObject([{ amount: 3 }]);
    await main.getByRole('spinbutton', { name: 'Aantal' }).fill('12');
    await expect.poll(() => stored(page)).toMatchObject([{ amount: 12 }]);
  });

  test('QUO-07 a line shows number, picture of 140 by 100, name, category, choice, amount and weight', async ({ page }) => {
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

  test('QUO-03 amounts: at most 100, at least 1, empty while typing and 1 on leaving; by the keyboard too', async ({ page }) => {
    await put(page);
    await page.goto('/offertelijst/');
    const field = page.getByRole('spinbutton', { name: 'Aantal van Meent parkbank' });
    const [less, more] = ['minder', 'meer'].map((word) => page.getByRole('button', { name: `Eén Meent parkbank ${word}` }));
    await expect(less ?? field).toHaveAttribute('aria-disabled', 'true');
    await less?.click({ force: true });
    await expect(field).toHaveValue('1');
    await field.fill('250');
    await expect(field).toHaveValue('100');
    await more?.click({ force: true });
    await expect(field).toHaveValue('100');
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveValue('99');
    await field.fill('');
    await expect(field).toHaveValue('');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('1');
    await expect.poll(() => stored(page)).toMatchObject([{ amount: 1 }]);
  });

  test('QUO-02 PAG-14 a line that was removed can be brought back', async ({ page }) => {
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

  test('QUO-02 PAG-15 the whole list is emptied after a question', async ({ page }) => {
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
});

test.describe('the quotation list at any width', () => {
  test.skip(({ viewport }) => viewport?.width === 390, 'the same at any width');

  for (const { code } of locales) {
    test(`QUO-05 the labels of the button in ${code}`, async ({ page }) => {
      const { product, add, added, remove: removing } = texts[code];
      await page.goto(product);
      const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).first();
      await button(add).click();
      await expect(button(added)).toBeVisible();
      await expect(button(removing)).toBeVisible();
    });
  }

  test('QUO-04 PAG-16 the badge follows, in other tabs too, and the list in them', async ({ page, context }) => {
    await page.goto('/offertelijst/');
    await expect(page.getByText('Uw offertelijst is nog leeg')).toBeVisible();
    await expect(badge(page)).not.toContainText(/\d/);
    const other = await context.newPage();
    await put(other);
    for (const tab of [page, other]) await expect(badge(tab)).toHaveAccessibleName(/1 regel$/);
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Eén Meent parkbank meer' }).click();
    await expect(other.getByRole('main').getByRole('spinbutton', { name: 'Aantal' })).toHaveValue('2');
    await remove(page, 'Meent parkbank').click();
    await expect(other.getByRole('main').getByRole('button', { name: texts.nl.add }).first()).toBeVisible();
    await expect(badge(other)).not.toContainText(/\d/);
    await other.close();
  });

  test('QUO-07 in another language the same line is in that language', async ({ page }) => {
    await put(page);
    await page.goto('/de/angebotsliste/');
    const row = rows(page).first();
    await expect(row).toContainText('Bänke mit Rückenlehne');
    await expect(row).toContainText('RAL 7016 Anthrazitgrau');
    await expect(row.getByRole('link')).toHaveAttribute('href', '/de/produkte/sitzmoebel/meent-parkbank/');
  });

  test('QUO-01 a remark stays with its line', async ({ page }) => {
    await put(page);
    await page.goto('/offertelijst/');
    await page.getByRole('textbox', { name: 'Opmerking bij Meent parkbank' }).fill('Langs de westroute');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Eén Meent parkbank minder' })).toBeFocused();
    await expect.poll(() => stored(page)).toMatchObject([{ remark: 'Langs de westroute' }]);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Opmerking bij Meent parkbank' })).toHaveValue('Langs de westroute');
  });

  test('QUO-01 what is no list does no harm, and what is live no more is marked', async ({ page }) => {
    await page.goto('/offertelijst/');
    for (const text of ['{broken', '{"a":1}', '[1,{"id":"x"}]']) {
      await page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, text]);
      await page.reload();
      await expect(page.getByText('Uw offertelijst is nog leeg')).toBeVisible();
    }
    const gone = { id: 999_999, uri: 'producten/weg', title: 'Oude bank', category: 'Banken', productImage: '' };
    await page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, JSON.stringify([gone])]);
    await page.reload();
    await expect(rows(page)).toContainText('niet meer leverbaar');
    await expect(rows(page).getByRole('link')).toHaveCount(0);
    await remove(page, 'Oude bank').click();
    await expect(page.getByText('Uw offertelijst is nog leeg')).toBeVisible();
  });

  test('QUO-01 where the browser keeps nothing the list works on, and the visitor is told', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await page.goto(bench);
    await page.getByRole('main').getByRole('button', { name: texts.nl.add }).first().click();
    await expect(page.getByRole('alert').filter({ hasText: 'Uw browser bewaart de offertelijst niet.' })).toBeVisible();
    await expect(badge(page)).toHaveAccessibleName(/1 regel$/);
  });

  test('QUO-07 printed it is a document: letterhead and text, without menus, fields or buttons', async ({ page }) => {
    await put(page);
    await page.goto('/offertelijst/');
    await page.getByRole('textbox', { name: 'Naam van het project' }).fill('Brinkpark Oost');
    await page.getByRole('textbox', { name: 'Opmerking bij Meent parkbank' }).fill('Langs de westroute');
    await page.keyboard.press('Tab');
    await page.emulateMedia({ media: 'print' });
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

  test('QUO-08 the request shows the list in short, with whom to call, and leads back to it', async ({ page }) => {
    await put(page);
    await page.goto('/offerte-aanvraag/');
    const summary = page.getByRole('region', { name: 'Uw lijst' });
    await expect(summary.getByRole('listitem')).toContainText(['Meent parkbank']);
    await expect(summary).toContainText('1 ×');
    await expect(page.getByRole('main').getByRole('link', { name: /^\+31/ }).first()).toHaveAttribute('href', /^tel:31\d+$/);
    await summary.getByRole('link', { name: 'Wijzig de lijst' }).click();
    await expect(page).toHaveURL(/\/offertelijst\/$/);
  });
});

test.describe('the quotation list without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.skip(({ viewport }) => viewport?.width === 390, 'the same at any width');

  test('QUO-07 it says that it needs JavaScript, and whom to call or write to', async ({ page }) => {
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
    test(`A11Y axe finds no fault in the filled list in ${code}, at two widths`, async ({ page }, info) => {
      test.skip(info.project.name !== 'desktop', 'both widths are looked at in one load');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { product, list, add, remove: removing } = texts[code];
      await page.goto(product);
      await page.getByRole('main').getByRole('button', { name: add }).first().click();
      await expect(page.getByRole('main').getByRole('button', { name: removing }).first()).toBeVisible();
      await page.goto(list);
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('61 kg');
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${width}: ${id} ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
      }
    });
  }
});
