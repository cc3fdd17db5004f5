import type { Locator } from '@playwright/test';
import { expect, test } from '../../browser.ts';
import { bench, put, rows, stored, texts } from '../../quotation.ts';
import { openAndStore, storedPages } from '../../stored-pages.ts';

test.use({ serviceWorkers: 'allow' });

const chosen = `${bench}?variant=BM-1010-03&colour=RAL-6009&mounting=freestanding`;
const other = `${bench}?variant=BM-1010-02&colour=DB-703`;

/** Expects the options of the bench to be selected in its form, and its length in the texts of the page. */
async function expectChoice(main: Locator, variant: string, colour: string, mounting: string, size: string): Promise<void> {
  for (const option of [variant, colour]) await expect(main.locator(`input[value="${option}"]`)).toBeChecked();
  await expect(main.locator('select[name="mounting"]')).toHaveValue(mounting);
  await expect(main).toContainText(size);
}

test('PAG-10 QUO-07 without a connection a visited product opens in the options of its address', async ({ page, context }) => {
  await openAndStore(page, bench);
  await put(page, chosen);
  await openAndStore(page, texts.nl.list);
  await openAndStore(page, bench);
  expect((await storedPages(page)).filter((path) => path === bench)).toHaveLength(1);
  const main = page.getByRole('main');

  await context.setOffline(true);
  await page.goto(texts.nl.list);
  await rows(page).getByRole('link', { name: 'Meent parkbank' }).click();
  await expect(page).toHaveURL(chosen);
  await expectChoice(main, 'BM-1010-03', 'RAL-6009', 'freestanding', '3000 × 640');
  await page.reload();
  await expectChoice(main, 'BM-1010-03', 'RAL-6009', 'freestanding', '3000 × 640');
  await page.goto(other);
  await expectChoice(main, 'BM-1010-02', 'DB-703', 'in-ground', '2400 × 640');
  await main.getByRole('button', { name: texts.nl.add }).first().click();
  await expect.poll(async () => (await stored(page)).map(({ variant }: { variant: string }) => variant)).toContain('BM-1010-02');
  await main.getByRole('radio', { name: '3000 mm' }).check();
  await expect(page).toHaveURL(/\?variant=BM-1010-03&colour=DB-703$/);
  await page.goto(`${bench}?search=bank`);
  await expect(page.getByRole('heading', { level: 1, name: 'U bent offline' })).toBeVisible();
});

test('PAG-10 a product that was visited only in selected options opens in all of them, and in none', async ({
  page,
  context,
}) => {
  await page.goto(chosen);
  await expect.poll(() => storedPages(page)).toContain(bench);
  await page.reload();
  await context.setOffline(true);
  const main = page.getByRole('main');
  await page.goto(bench);
  await expectChoice(main, 'BM-1010-01', 'RAL-7016', 'in-ground', '1800 × 640');
  await page.goto(chosen);
  await expectChoice(main, 'BM-1010-03', 'RAL-6009', 'freestanding', '3000 × 640');
});

const offlineTexts = {
  nl: 'Geen verbinding. Bestanden kunt u opslaan zodra u weer verbonden bent.',
  en: 'No connection. You can save files once you are back online.',
  de: 'Keine Verbindung. Dateien können Sie speichern, sobald Sie wieder verbunden sind.',
};

for (const locale of ['nl', 'en', 'de'] as const) {
  test(`PAG-10 QUO-09 without a connection the list (${locale}) says that files need one, and stays`, async ({
    page,
    context,
  }) => {
    await page.goto(texts[locale].product);
    await page.getByRole('main').getByRole('button', { name: texts[locale].add }).first().click();
    await openAndStore(page, texts[locale].list);
    const files = page.locator('form[action="/quotation-file/"]');
    const formats = locale === 'de' ? ['pdf', 'xlsx', 'csv', 'zip', 'docx', 'x81'] : ['pdf', 'xlsx', 'csv', 'zip', 'docx'];
    await expect(files.locator('button[name="format"]')).toHaveCount(formats.length);

    await context.setOffline(true);
    for (const form of await files.all()) {
      for (const button of await form.locator('button[name="format"]').all()) {
        await button.click();
        await expect(form.getByRole('alert')).toHaveText(offlineTexts[locale]);
        await expect(page).toHaveURL(texts[locale].list);
      }
    }
    await context.setOffline(false);
    const [file] = await Promise.all([page.waitForEvent('download'), files.locator('button[value="pdf"]').click()]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    await expect(files.first().getByRole('alert')).toHaveCount(0);
  });
}
