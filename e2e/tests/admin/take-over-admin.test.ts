import { expect as playwrightExpect, test } from '@playwright/test';
import { enterAsNewEditor } from '../../admin-users.ts';
import { adminUrl, asEditor } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });
test.use({ locale: 'nl-NL' });

test('API-08 typed text stays in the form after a colleague has taken it over, and can be saved after taking it back', async ({
  page,
  browser,
  request,
}) => {
  const editor = asEditor(request);
  const draft = { title: 'Overnameproef', slug: 'overnameproef', type: 'contentPage', _status: 'draft' };
  const id = await editor.create('pages', draft, 'locale=nl&draft=true');
  const colleague = await browser.newPage({ locale: 'nl-NL' });
  const title = page.locator('#field-title');
  const notice = page.getByRole('alert').filter({ hasText: 'bewerkt dit nu' });
  try {
    await enterAsNewEditor(page);
    await enterAsNewEditor(colleague);
    await page.goto(adminUrl(`/collections/pages/${id}?locale=nl`));
    await expect(title).toHaveValue('Overnameproef');
    const locked = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/admin/'));
    await title.fill('Van mij');
    await locked;

    await colleague.goto(adminUrl(`/collections/pages/${id}?locale=nl`));
    await colleague.locator('#document-locked-take-over').click();
    const theirs = colleague.locator('#field-title');
    await expect(theirs).toBeEnabled();

    await title.fill('Van mij, en meer');
    const message = page.locator('.document-take-over');
    await expect(message).toContainText('Wat u hebt getypt, blijft in de alleen-lezen weergave staan');
    await expect(message, 'the name of the colleague').toContainText('Noor Redacteur bewerkt dit nu');
    await expect(notice, 'one message at a time').toHaveCount(0);
    await page.locator('#document-take-over-view-read-only').click();
    await expect(title).toBeDisabled();
    await expect(page.locator('#field-slug'), 'a field with an own component').toBeDisabled();
    await expect(notice).toContainText('Noor Redacteur bewerkt dit nu');
    await expect(notice).toContainText('u kunt niet bewaren');
    await page.waitForLoadState('networkidle');
    await expect(title, 'the text is kept').toHaveValue('Van mij, en meer');

    await theirs.fill('Van de collega');
    await colleague.getByRole('button', { name: 'Bewaar concept' }).click();
    await expect(colleague.locator('.toast-success')).toBeVisible();

    await page.locator('#take-over').click();
    await expect(title).toBeEnabled();
    await expect(notice).toBeHidden();
    await page.waitForLoadState('networkidle');
    await expect(title, 'the text is still kept').toHaveValue('Van mij, en meer');
    await expect(page.getByRole('alert').filter({ hasText: 'elders gewijzigd' })).toBeVisible();
    await page.getByRole('button', { name: 'Bewaar concept' }).click();
    await expect(page.locator('.toast-success')).toBeVisible();
    await expect(title).toHaveValue('Van mij, en meer');
  } finally {
    await colleague.close();
    await editor.remove('pages', id);
  }
});

test('EDT-10 a user who may only read is not asked to take an entry over', async ({ page, browser, request }) => {
  const editor = asEditor(request);
  const draft = { title: 'Leesproef', slug: 'leesproef', type: 'contentPage', _status: 'draft' };
  const id = await editor.create('pages', draft, 'locale=nl&draft=true');
  const reader = await browser.newPage({ locale: 'nl-NL' });
  try {
    await enterAsNewEditor(page);
    await enterAsNewEditor(reader, 'sales');
    await page.goto(adminUrl(`/collections/pages/${id}?locale=nl`));
    const locked = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/admin/'));
    await page.locator('#field-title').fill('Van mij');
    await locked;
    await reader.goto(adminUrl(`/collections/pages/${id}?locale=nl`));
    await expect(reader.locator('#field-title')).toBeDisabled();
    await reader.waitForLoadState('networkidle');
    await expect(reader.locator('#document-locked-take-over')).toHaveCount(0);
  } finally {
    await reader.close();
    await editor.remove('pages', id);
  }
});

test('API-08 a form that a colleague has taken over asks before typed text is lost by leaving it', async ({
  page,
  browser,
  request,
}) => {
  const editor = asEditor(request);
  const draft = { title: 'Verlaatproef', slug: 'verlaatproef', type: 'contentPage', _status: 'draft' };
  const id = await editor.create('pages', draft, 'locale=nl&draft=true');
  const colleague = await browser.newPage({ locale: 'nl-NL' });
  const title = page.locator('#field-title');
  try {
    await enterAsNewEditor(page);
    await enterAsNewEditor(colleague);
    await page.goto(adminUrl(`/collections/pages/${id}?locale=nl`));
    const locked = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/admin/'));
    await title.fill('Van mij');
    await locked;
    await colleague.goto(adminUrl(`/collections/pages/${id}?locale=nl`));
    await colleague.locator('#document-locked-take-over').click();
    await expect(colleague.locator('#field-title')).toBeEnabled();
    await title.fill('Van mij, en meer');
    await expect(page.locator('.document-take-over')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(title).toBeDisabled();
    await page.locator('.step-nav a').first().click();
    await expect(page.locator('#leave-without-saving')).toContainText('Verlaten zonder op te slaan');
    await expect(title).toHaveValue('Van mij, en meer');
  } finally {
    await colleague.close();
    await editor.remove('pages', id);
  }
});
