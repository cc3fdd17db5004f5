import { pathOf } from '@plantsoen/contract/paths.ts';
import { expectAccessible } from '../../axe.ts';
import { expect, locales, test } from '../../browser.ts';

const calculator = '/contrast/';

test('CAT-20 a choice changes contrast, verdicts and address at once', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(calculator);
  const result = page.getByRole('main').getByRole('status');
  await expect(result).toContainText('(38,6 − 4,7) / (38,6 + 4,7) = 0,78');
  await page.getByLabel('Kleur van het product').selectOption('RAL-1023');
  await expect(result).toContainText('0,16');
  await expect(result.getByRole('listitem').first()).toHaveText(/^Voldoet niet:/);
  await page.getByLabel('Bestrating', { exact: true }).selectOption('clayRed');
  await expect(result).toContainText('0,69');
  await expect(result.getByRole('listitem').nth(1)).toHaveText(/^Voldoet niet:.*0,7$/);
  await page.getByLabel('Of de LRV van uw bestrating').fill('5');
  await expect(result).toContainText('0,83');
  expect(new URL(page.url()).search).toBe('?colour=RAL-1023&paving=clayRed&lrv=5');
  await page.reload();
  await expect(result).toContainText('0,83');
});

test('CAT-20 a value that is none is explained and kept', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${calculator}?lrv=grijs`);
  await expect(page.getByLabel('Of de LRV van uw bestrating')).toHaveValue('grijs');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Geen waarde van 0 tot 100');
  await expectAccessible(page);
});

test('CAT-20 colour chart and product page lead to the calculator with their colour', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/kleurenkaart/');
  await page.getByRole('button', { name: 'RAL 1013 Parelwit LRV 70,0' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Contrast met uw bestrating' }).click();
  await expect(page).toHaveURL(/\/contrast\/\?colour=RAL-1013$/);
  await expect(page.getByLabel('Kleur van het product')).toHaveValue('RAL-1013');
});

for (const { code, prefix } of locales)
  test(`CAT-20 the calculator is accessible and fits narrow windows in ${code}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${prefix}${pathOf('contrast', code)}?colour=DB-703&paving=graniteLight`);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('CAT-20 a block and the form lead to a result', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/toegankelijke-buitenruimte/');
    const block = page.getByRole('region', { name: 'Bereken het contrast' });
    await block.getByLabel('Kleur van het product').selectOption('RAL-9016');
    await block.getByLabel('Bestrating', { exact: true }).selectOption('asphalt');
    await block.getByRole('button', { name: 'Bereken' }).click();
    await expect(page).toHaveURL(/\/contrast\/\?colour=RAL-9016&paving=asphalt/);
    await expect(page.getByRole('main').getByRole('status')).toContainText('0,90');
    await page.getByLabel('Of de LRV van uw bestrating').fill('50');
    await page.getByRole('button', { name: 'Bereken' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('(87,0 − 50,0) / (87,0 + 50,0) = 0,27');
  });
});
