import { readFile } from 'node:fs/promises';
import { expect, unwatched as test } from '../../browser.ts';
import { asEditor, enterAdmin } from '../../editor.ts';
import { testStack } from '../../stack.ts';

/** Sends the contact form like a browser without scripts. Returns the status. */
async function sendContact(fields: Record<string, string>): Promise<number> {
  const address = `${testStack().siteOrigin}/contact/`;
  const html = await (await fetch(address)).text();
  const time =
    /name="form\.time"[^>]*value="([^"]+)"/.exec(html)?.[1] ?? /value="([^"]+)"[^>]*name="form\.time"/.exec(html)?.[1] ?? '';
  const body = new URLSearchParams({
    'form.handle': 'contact',
    'form.page': '0',
    'form.go': 'send',
    'form.time': time,
    ...fields,
  });
  const headers = { origin: testStack().siteOrigin, 'content-type': 'application/x-www-form-urlencoded' };
  return (await fetch(address, { method: 'POST', headers, body, redirect: 'manual' })).status;
}

test('SEC-08 @desktop editors read submissions, export them without formulas, and the access log records it', async ({
  page,
  request,
}) => {
  const email = `inzage.${Date.now()}@post.example`;
  const message = '=HYPERLINK("http://x") <b>Dag</b>';
  expect(await sendContact({ subject: 'other', name: 'Anna de Vries', email, message })).toBe(303);
  const id = await asEditor(request).find('form-submissions', 'sender', email);

  await enterAdmin(page);
  const collections = `${testStack().adminOrigin}/admin/collections`;
  await page.goto(`${collections}/form-submissions/${id}`);
  const filled = page.locator('.plantsoen-submission dl');
  await expect(filled.locator('dd', { hasText: email })).toBeVisible();
  await expect(filled.locator('dd', { hasText: message })).toBeVisible();
  await expect(page.locator('#action-save')).toHaveCount(0);

  await page.goto(`${collections}/form-submissions`);
  await page.locator('.plantsoen-import summary').click();
  const saving = page.waitForEvent('download');
  await page.locator('.plantsoen-import a[href*="form=contact"]').click();
  const table = await readFile(await (await saving).path(), 'utf8');
  expect(table.split('\r\n').find((line) => line.includes(email))).toContain(`"'=HYPERLINK(""http://x"") <b>Dag</b>"`);

  await page.goto(`${collections}/audit-log`);
  const entries = page.locator('tbody tr');
  const entry = (action: string, subject: string) =>
    entries.filter({ hasText: action }).filter({ hasText: 'Submissions' }).filter({ hasText: subject }).first();
  await expect(entry('Read', `Stuur een bericht, ${id}`)).toBeVisible();
  await expect(entry('Exported', 'Stuur een bericht')).toBeVisible();
});

test.describe('in Dutch', () => {
  test.use({ locale: 'nl-NL' });
  test('EDT-14 a date that nobody can edit is written in the editor’s language', async ({ page, request }) => {
    const email = `datum.${Date.now()}@post.example`;
    expect(await sendContact({ subject: 'other', name: 'Anna de Vries', email, message: 'Dag' })).toBe(303);
    const id = await asEditor(request).find('form-submissions', 'sender', email);
    await enterAdmin(page);
    await page.goto(`${testStack().adminOrigin}/admin/collections/form-submissions/${id}`);
    await expect(page.locator('#field-keptUntil input')).toHaveValue(/^\d+ ([a-z]{3}\.|mei) \d{4}$/);
  });
});
