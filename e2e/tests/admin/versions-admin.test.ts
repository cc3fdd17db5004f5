import { type APIRequestContext, type Page, expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';
import { testStack } from '../../stack.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ mode: 'serial', timeout: 180_000 });
const timeZone = 'Europe/Amsterdam';
test.use({ locale: 'nl-NL', timezoneId: timeZone });

let pageId = 0;
test.afterAll(async ({ request }) => {
  if (pageId) await asEditor(request).remove('pages', pageId);
});

/** Creates a page and publishes it in Dutch, then in English, then in Dutch again under another title. Returns its id. */
async function versionedPage(request: APIRequestContext): Promise<number> {
  if (pageId) return pageId;
  const editor = asEditor(request);
  const text = { slug: 'versieproef', type: 'contentPage', _status: 'published' };
  pageId = await editor.create('pages', { ...text, title: 'Eerste titel' });
  await editor.change('pages', pageId, { ...text, title: 'Second title' }, 'locale=en');
  await editor.change('pages', pageId, { ...text, title: 'Tweede titel' });
  return pageId;
}

const listed = async (page: Page, locale: string, id: number) => {
  await page.goto(adminUrl(`/collections/pages?locale=${locale}&search=versieproef`));
  return page.locator('tbody tr').filter({ has: page.locator(`a[href$="/pages/${id}"], a[href*="/pages/${id}?"]`) });
};

async function titleIn(request: APIRequestContext, id: number, locale: string): Promise<string> {
  const { adminOrigin, editorToken } = testStack();
  const headers = { authorization: `JWT ${editorToken}`, origin: adminOrigin };
  const answer = await request.get(`${adminOrigin}/api/pages/${id}?draft=true&depth=0&locale=${locale}`, { headers });
  return (await answer.json()).title;
}

test('API-08 the main button restores a version as a draft and does not change other languages', async ({ page, request }) => {
  const id = await versionedPage(request);
  await enterAdmin(page);
  const { adminOrigin, editorToken } = testStack();
  const headers = { authorization: `JWT ${editorToken}`, origin: adminOrigin };
  const query = `locale=nl&depth=0&limit=50&sort=createdAt&where[parent][equals]=${id}`;
  const versions = await (await request.get(`${adminOrigin}/api/pages/versions?${query}`, { headers })).json();
  const first = versions.docs.find(({ version }: { version: { title: string } }) => version.title === 'Eerste titel');
  await page.goto(adminUrl(`/collections/pages/${id}/versions/${first.id}?locale=nl`));
  const format = new Intl.DateTimeFormat('nl', { timeZone, hour: '2-digit', minute: '2-digit' });
  const time = format.format(new Date(first.createdAt));
  await expect(page.locator('.step-nav'), 'local time in the breadcrumb').toContainText(time);
  await expect(page.locator('.view-version__version-to'), 'local time of the version').toContainText(time);
  await page.getByRole('button', { name: 'Herstel als concept', exact: true }).click();
  await expect(page.locator('.confirmation-modal'), 'local time in the dialog').toContainText(time);
  await page.locator('#confirm-action').click();
  await expect(page).toHaveURL(new RegExp(`/collections/pages/${id}([?]|$)`));
  await expect(page.locator('#field-title')).toHaveValue('Eerste titel');
  expect(await titleIn(request, id, 'en')).toBe('Second title');
  const row = await listed(page, 'en', id);
  await expect(row).toContainText('Second title');
  await expect(row.locator('.plantsoen-status')).toContainText('Gepubliceerd');
  await page.goto(adminUrl('/translations?kind=pages&sort=title'));
  const states = page.getByRole('row').filter({ hasText: 'Tweede titel' }).locator('td[data-state]');
  await expect(states, 'states of English and German').toContainText(['Verouderd', 'Ontbreekt']);
});

test('EDT-11 the comparison names the draft and the version that is live in a language, as the list does', async ({
  page,
  request,
}) => {
  const id = await versionedPage(request);
  await asEditor(request).change('pages', id, { title: 'Nog een concept', _status: 'draft' }, 'locale=nl&draft=true');
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/pages/${id}/versions?locale=nl`));
  const rows = page.locator('.plantsoen-activity tbody tr');
  await expect(rows.first()).toContainText('Concept bewaard');
  await rows.first().getByRole('link').click();
  const shown = page.locator('.view-version__version-to');
  await expect(shown).toContainText('Concept bewaard');
  await expect(shown).not.toContainText('nu online');
  await expect(page.locator('.view-version__toggle-locales'), 'no texts of other languages').toContainText(/nl$/);
  await expect(page.locator('.restore-version .popup'), 'no second way to restore').toHaveCount(0);
  await page.locator('.compare-version .rs__control').click();
  const options = page.locator('.compare-version .rs__option');
  await expect(options.filter({ hasText: 'nu online' })).toHaveCount(2);
  await options.filter({ hasText: /Gepubliceerd.*nl.*nu online/ }).click();
  await expect(page.locator('.view-version__version-from')).toContainText('nu online');
});

test('EDT-11 a version of another language opens in that language', async ({ page, request }) => {
  const id = await versionedPage(request);
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/pages/${id}/versions?locale=nl`));
  const english = page.locator('.plantsoen-activity tbody tr').filter({ hasText: /Gepubliceerd.*en/ });
  await english.getByRole('link').first().click();
  await expect(page).toHaveURL(/locale=en/);
  await expect(page.locator('.render-field-diffs').first()).toContainText('Second title');
  await page.goto(adminUrl(`/collections/pages/${id}/versions?locale=nl`));
  const dutch = page.locator('.plantsoen-activity tbody tr').filter({ hasText: /Gepubliceerd.*nl/ });
  await dutch.getByRole('link').first().click();
  await expect(page.locator('.render-field-diffs').first(), 'compared with the Dutch version before').toContainText(
    /Eerste titel\s*Tweede titel/,
  );
});

test('EDT-11 related entries of a localised block are named in one language', async ({ page, request }) => {
  const editor = asEditor(request);
  const product = await editor.find('products', 'articleNumber', 'BM-1010');
  const text = {
    title: 'Vergelijking van producten',
    slug: 'vergelijking-van-producten',
    type: 'contentPage',
    _status: 'published',
  };
  const id = await editor.create('pages', text);
  await editor.change('pages', id, {
    ...text,
    blocks: [{ blockType: 'products', titleField: 'Onze banken', products: [product] }],
  });
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/pages/${id}/versions?locale=nl`));
  await page.locator('.plantsoen-activity tbody').getByRole('link').first().click();
  const diff = page.locator('.render-field-diffs').first();
  await expect(diff).toContainText('Meent parkbank');
  await expect(diff).not.toContainText('"nl":');
  await editor.remove('pages', id);
});

/** Copies the Dutch texts of the open document to German with the menu. */
async function copyToGerman(page: Page, overwrite = false): Promise<void> {
  await page.locator('.doc-controls__popup .popup-button').click();
  await page.locator('#copy-locale-data__button').click();
  const drawer = page.locator('.copy-locale-data');
  await drawer.locator('#field-toLocale .rs__control').click();
  await drawer.locator('.rs__option', { hasText: 'Deutsch' }).click();
  if (overwrite) await drawer.locator('input[type="checkbox"]').check();
  await drawer.getByRole('button', { name: 'Kopiëren', exact: true }).click();
}

test('API-08 "Copy to language" writes a draft in that language, and typing afterwards causes no conflict', async ({
  page,
  request,
}) => {
  const id = await versionedPage(request);
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/pages/${id}?locale=nl`));
  const title = await page.locator('#field-title').inputValue();
  expect(title).not.toBe('');
  await copyToGerman(page);
  await expect(page.locator('.toast-success')).toHaveText('Gekopieerd naar Deutsch');
  await expect(page).toHaveURL(/locale=de/);
  await expect(page.locator('#field-title')).toHaveValue(title);
  await expect(page.locator('.doc-controls')).toContainText('Concept');
  expect(await titleIn(request, id, 'de')).toBe(title);
  expect(await titleIn(request, id, 'en')).toBe('Second title');
  const formState = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
  const compared = page.waitForResponse((response) => response.url().includes(`/api/pages/${id}?depth=0&draft=true&locale=de`));
  await page.locator('#field-title').fill('Kopie, bearbeitet');
  await Promise.all([formState, compared]);
  await expect(page.getByRole('alert').filter({ hasText: 'elders gewijzigd' })).toBeHidden();
  await expect(page.locator('#document-stale-data-reload')).toBeHidden();
});

test('API-08 "Copy to language" over published texts writes a draft, and visitors still read the published ones', async ({
  page,
  request,
}) => {
  const id = await versionedPage(request);
  const german = { slug: 'versieproef', type: 'contentPage', title: 'Deutscher Titel', _status: 'published' };
  await asEditor(request).change('pages', id, german, 'locale=de');
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/pages/${id}?locale=nl`));
  const title = await page.locator('#field-title').inputValue();
  await copyToGerman(page, true);
  await expect(page).toHaveURL(/locale=de/);
  await expect(page.locator('#field-title')).toHaveValue(title);
  await expect(page.locator('.doc-controls')).toContainText('Gewijzigd');
  const { adminOrigin, editorToken } = testStack();
  const headers = { authorization: `JWT ${editorToken}`, origin: adminOrigin };
  const live = await request.get(`${adminOrigin}/api/pages/${id}?depth=0&locale=de`, { headers });
  expect(await live.json()).toMatchObject({ title: 'Deutscher Titel', _status: 'published' });
});

test('API-08 a change that another editor saves meanwhile is reported, and typed text stays', async ({ page, request }) => {
  const id = await versionedPage(request);
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/pages/${id}?locale=nl`));
  await expect(page.locator('#field-title')).not.toHaveValue('');
  await asEditor(request).change('pages', id, { title: 'Van een ander', _status: 'draft' }, 'locale=nl&draft=true');
  await page.locator('#field-title').fill('Van mij');
  await expect(page.getByRole('alert').filter({ hasText: 'elders gewijzigd' })).toBeVisible();
  await expect(page.locator('#field-title')).toHaveValue('Van mij');
  await page.getByRole('button', { name: 'Bewaar concept' }).click();
  await expect(page.locator('.toast-success')).toBeVisible();
  expect(await titleIn(request, id, 'nl')).toBe('Van mij');
});

test('EDT-11 a version is compared with the one before it, with words for checkboxes and dates in the local time', async ({
  page,
  request,
}) => {
  const editor = asEditor(request);
  const data = { title: 'Vergelijkproef', slug: 'vergelijkproef', postDate: '2026-11-05T12:00:00.000Z', _status: 'published' };
  const id = await editor.create('news', data);
  await editor.change('news', id, { postDate: '2025-02-03T12:00:00.000Z', hideFromSearch: true, _status: 'published' });
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/news/${id}/versions?locale=nl`));
  await page.locator('.plantsoen-activity tbody').getByRole('link').first().click();
  await expect(page.locator('.view-version__version-from')).toContainText('Gepubliceerd');
  const diff = page.locator('.render-field-diffs').first();
  await expect(diff).toContainText('5 nov. 2026');
  await expect(diff).toContainText('3 feb. 2025');
  await expect(diff).toContainText(/Nee\s*Ja/);
  await expect(diff.locator('.date-diff').first(), 'a day has no time').not.toContainText('12:00');
  const time = /\d\d:\d\d/.exec(await page.locator('.view-version__version-to').innerText())?.[0] ?? 'no time';
  await expect(diff.locator('.date-diff').last()).toContainText(time);
  await editor.remove('news', id);
});
