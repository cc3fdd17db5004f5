import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { expect, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';
import { rows, stored } from '../../quotation.ts';

test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

const sheet = 'Artikelnummer\tAantal\nBM-1010-01\t3\nbm 1010 03\t2\nXX-9999\t4\nBM-1010-01\t1e9\nBM-1010\t1';

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Artikelnummers en aantallen' }).fill(text);
  await page.getByRole('button', { name: 'Controleren' }).click();
}

test('QUO-13 pasted numbers are checked and ordered, and lines that order nothing stay in the text', async ({ page }) => {
  await page.goto('/offertelijst/');
  await page.getByRole('button', { name: 'Artikelnummers plakken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Artikelnummers plakken' });
  await paste(page, '');
  await expect(dialog.getByText('Plak of typ eerst een artikelnummer')).toBeVisible();
  await paste(page, sheet);
  await expect(dialog).toContainText('2 van 5 regels herkend');
  await expect(dialog.getByRole('row')).toContainText([
    'Regel',
    'Meent parkbank, 1800 mm',
    'Meent parkbank, 3000 mm',
    'Artikelnummer XX-9999 is niet gevonden',
    'Hoogstens 100 stuks per regel',
    'Meent parkbank heeft meer uitvoeringen',
  ]);
  await expectNoViolations(page, 'dialog');
  await dialog.getByRole('button', { name: 'Alle 2 toevoegen' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('XX-9999\t4\nBM-1010-01\t1e9\nBM-1010\t1');
  await expect(dialog.getByText('Deze 3 regels staan niet op de lijst')).toBeVisible();
  await expectNoViolations(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Artikelnummers plakken' })).toBeFocused();
  await expect(rows(page)).toHaveCount(2);
  expect(await stored(page)).toMatchObject([
    { variant: 'BM-1010-01', amount: 3, colour: 'RAL 7016' },
    { variant: 'BM-1010-03', amount: 2 },
  ]);
  await page.getByRole('button', { name: 'Artikelnummers plakken' }).click();
  await expect(dialog.getByRole('textbox'), 'the text is there again').toHaveValue(/^XX-9999/);
  await paste(page, 'BM-1010-01 2');
  await dialog.getByRole('button', { name: '1 regel toevoegen' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored(page)).toMatchObject([{ amount: 5 }, { amount: 2 }]);
});
