import { expect, locales, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';
import { badge, bench, key, put, remove, rows, stored, texts } from '../../quotation.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

test.describe('the quotation list', () => {
  test('QUO-01 QUO-02 QUO-05 a product page adds its line to the list without a price, and it survives a reload', async ({
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

  test('QUO-05 the button shows a disabled confirmation for a second in the same width, then removes the product', async ({
    page,
  }) => {
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
    // The page itself records the button at each change of its text, because the test may be too slow. A click meanwhile has no
    // effect.
    const changes = main?.evaluate(
      (element) =>
        new Promise<object[]>((resolve) => {
          const seen: { text: string | null; at: number; width: number; disabled: string | null; drawing: string }[] = [];
          const observer = new MutationObserver(() => {
            if (seen.at(-1)?.text === element.textContent) return;
            seen.push({
              text: element.textContent,
              at: performance.now(),
              width: element.getBoundingClientRect().width,
              disabled: element.getAttribute('aria-disabled'),
              drawing: getComputedStyle(element.querySelector('svg') ?? element).animationDuration,
            });
            if (seen.length === 1) return (element as HTMLElement).click();
            observer.disconnect();
            resolve(seen);
          });
          observer.observe(element, { subtree: true, childList: true, characterData: true });
        }),
    );
    await button.click();
    const status = page.getByRole('main').getByRole('status').filter({ hasText: 'Meent parkbank staat op de offertelijst.' });
    await expect(status.first()).toBeAttached();
    const [added, removing] = ((await changes) ?? []) as { at: number }[];
    expect(added).toMatchObject({ text: 'Toegevoegd', disabled: 'true', width: before?.width, drawing: '0.2s' });
    expect(removing).toMatchObject({ text: 'Verwijderen uit offerte' });
    expect(await page.evaluate(() => Object(window).delays)).toContain(200 + 800);
    // A busy machine paints late; the exact time is asserted above.
    expect((removing?.at ?? 0) - (added?.at ?? 0)).toBeGreaterThan(600);
    await page.mouse.move(0, 0);
    await expect.poll(look).toMatchObject({ disabled: null, width: before?.width, ground: 'rgb(228, 226, 218)' });
    expect(await stored(page)).toHaveLength(1);
    await main?.click();
    await expect.poll(look).toMatchObject({ text: 'Toevoegen aan offertelijst', width: before?.width });
    expect(await stored(page)).toEqual([]);
  });

  test('QUO-03 QUO-05 the amount beside the button is added, and is then that of the line', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(bench);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Eén meer' }).click();
    await main.getByRole('button', { name: 'Eén meer' }).click();
    await main.getByRole('button', { name: texts.nl.add }).first().click();
    await expect.poll(() => stored(page)).toMatchObject([{ amount: 3 }]);
    await main.getByRole('spinbutton', { name: 'Aantal' }).fill('12');
    await expect.poll(() => stored(page)).toMatchObject([{ amount: 12 }]);
    await main.getByRole('spinbutton', { name: 'Aantal' }).fill('150');
    await expect.poll(() => stored(page)).toMatchObject([{ amount: 100 }]);
    const told = main.getByRole('alert').filter({ hasText: 'Hoogstens 100 stuks per regel.' });
    await expect(told).toBeVisible();
    await main.getByRole('button', { name: 'Eén minder' }).click();
    await expect(told).toHaveCount(0);
  });
});

test.describe('the quotation list at any width', { tag: '@desktop' }, () => {
  test('QUO-05 the button has its labels in each language', async ({ page }) => {
    for (const { code } of locales) {
      const { product, add, added, remove: removing } = texts[code];
      await page.goto(product);
      const button = page.getByRole('main').getByRole('button', { name: add, exact: true }).first();
      // The second label is visible for a second, so the page itself records it.
      await button.evaluate((element) => {
        const labels: (string | null)[] = [];
        Object.assign(window, { labels });
        new MutationObserver(() => {
          if (labels.at(-1) !== element.textContent) labels.push(element.textContent);
        }).observe(element, { subtree: true, childList: true, characterData: true });
      });
      await button.click();
      await expect.poll(() => page.evaluate(() => Object(window).labels)).toEqual([added, removing]);
      await page.evaluate((name) => localStorage.removeItem(name), key);
    }
  });

  test('QUO-04 PAG-16 badge and list update, in other tabs too', async ({ page, context }) => {
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

  test('QUO-01 invalid stored data does no harm, and products that are no longer live are marked', async ({ page }) => {
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

  test('QUO-01 the list works without storage in the browser, with a message', async ({ page }) => {
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
});
