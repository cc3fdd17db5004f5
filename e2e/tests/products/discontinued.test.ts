import { expectAccessible } from '../../axe.ts';
import { expect, runOnlyAt, test } from '../../browser.ts';
import { connectBy } from '../../page-watch.ts';
import { rows } from '../../quotation.ts';

runOnlyAt('desktop', 'the tests set their own widths');
test.beforeEach(({ page }) => connectBy(page, { saveData: true }));

const pages = {
  nl: {
    path: '/producten/zitmeubilair/horst-parkbank/',
    ended: 'Dit product is vervallen sinds 1 januari 2022.',
    parts: 'Reserveonderdelen zijn leverbaar tot en met 2037.',
    findParts: 'Onderdelen zoeken en aanvragen',
    successor: 'Heem comfortbank',
    toSuccessor: 'Naar de opvolger',
  },
  en: {
    path: '/en/products/seating/horst-park-bench/',
    ended: 'This product has been discontinued since 1 January 2022.',
    parts: 'Spare parts are available until the end of 2037.',
    findParts: 'Find and request spare parts',
    successor: 'Heem easy-rise bench',
    toSuccessor: 'Go to the successor',
  },
  de: {
    path: '/de/produkte/sitzmoebel/horst-parkbank/',
    ended: 'Dieses Produkt ist seit dem 1. Januar 2022 eingestellt.',
    parts: 'Ersatzteile sind bis Ende 2037 lieferbar.',
    findParts: 'Ersatzteile suchen und anfragen',
    successor: 'Heem Komfortbank',
    toSuccessor: 'Zum Nachfolger',
  },
};

for (const [locale, { path, ended, parts, findParts, successor, toSuccessor }] of Object.entries(pages)) {
  test(`CAT-17 in ${locale} the page of a discontinued product leads to its successor and to its spare parts`, async ({
    page,
  }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    const note = page.getByRole('note');
    await expect(note).toContainText(ended);
    await expect(note).toContainText(parts);
    await expectAccessible(page, 'main');
    await note.getByRole('link', { name: findParts }).click();
    await expect(page.getByRole('heading', { name: /^Horst park ?(?:bank|bench)$/i })).toBeVisible();
    await expect(page.locator('#spare-parts').getByRole('listitem')).toHaveCount(3);
    await page.goto(path);
    await note.getByRole('link', { name: successor }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(successor);
    await expect(page.getByRole('note')).toHaveCount(0);
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: toSuccessor }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(successor);
  });
}

test('CAT-17 a discontinued product is in no list, and is found by its name', async ({ page }) => {
  await page.goto('/producten/zitmeubilair/');
  await expect(page.getByRole('main').getByRole('heading', { level: 3, name: 'Heem comfortbank' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Horst')).toHaveCount(0);
  await page.goto('/zoeken/?query=horst');
  const found = page.getByRole('region', { name: /^Vervallen producten/ });
  await expect(found.getByRole('link')).toHaveText([/Horst parkbank/]);
  await expect(page.getByRole('region', { name: /^Producten/ })).not.toContainText('Horst');
  await expectAccessible(page, 'main');
  await found.getByRole('link').click();
  await expect(page).toHaveURL(pages.nl.path);
});

test('CAT-13 CAT-17 a comparison tells that a product is discontinued, and puts its successor in its place', async ({ page }) => {
  await page.goto('/vergelijken/?variant=BM-1070-01+BM-1010-01');
  const notices = page.getByRole('region', { name: 'Let op' });
  await expect(notices).toContainText('Horst parkbank is vervallen sinds');
  await expectAccessible(page, 'main');
  await notices.getByRole('link', { name: 'Vergelijk met Heem comfortbank' }).click();
  await expect(page.getByRole('main').getByRole('columnheader')).toHaveText(['Heem comfortbank', 'Meent parkbank']);
  await expect(notices).toBeHidden();
});

test('CAT-17 CAT-18 the plate of a discontinued product leads to its parts, which are put on the quotation list', async ({
  page,
}) => {
  await page.goto('/onderdelen/?code=bm1070+01+20-0311');
  await expect(page.getByRole('heading', { name: 'Horst parkbank' })).toBeVisible();
  const parts = page.locator('#spare-parts').getByRole('listitem');
  await expect(parts).toHaveCount(3);
  await expectAccessible(page, 'main');
  await parts.first().getByRole('button', { name: 'Op de lijst Zittingbalk' }).click();
  await page.getByRole('link', { name: 'Naar de lijst' }).click();
  await expect(rows(page)).toContainText([/Zittingbalk.*Horst parkbank.*BM-1070-S01/s]);
});
