import { expect, otherVisitor, unwatched as test } from '../../browser.ts';
import { asEditor, enterAdmin } from '../../editor.ts';
import { testStack } from '../../stack.ts';

test.describe.configure({ mode: 'serial', timeout: 90_000 });

test('SEO-04 a preview shows an unpublished draft to its editor only, without exposing the token', async ({
  browser,
  page,
  request,
}) => {
  const editor = asEditor(request);
  const blocks = [{ blockType: 'quote', quote: 'Nog geheim' }];
  const draft = { title: 'Voorjaar', slug: 'voorjaar', type: 'contentPage', blocks, _status: 'draft' };
  const id = await editor.create('pages', draft, 'locale=nl&draft=true');
  await enterAdmin(page);
  await page.goto(`${testStack().adminOrigin}/admin/collections/pages/${id}?locale=nl`);
  await expect(page.locator('#preview-button')).toHaveAttribute('href', /token=/);
  const link = (await page.locator('#preview-button').getAttribute('href')) ?? '';
  expect(link).toMatch(/\/voorjaar\/\?preview=true&token=[\w-]+\.[\w-]+$/);

  const guest = async (headers: Record<string, string> = {}) =>
    (await fetch(testStack().siteOrigin + new URL(link).pathname, { headers })).status;
  const editors = await otherVisitor(browser);
  const answer = await editors.goto(link);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(new URL(editors.url()).search).toBe('');
  expect(await editors.content()).not.toContain(new URL(link).searchParams.get('token'));
  expect(await editors.evaluate(() => document.cookie + history.length + document.referrer)).not.toContain('token');
  await expect(editors.getByText('Nog geheim')).toBeVisible();
  expect(await guest()).toBe(404);
  expect(await guest({ cookie: 'plantsoen_preview=bm90.forged' })).toBe(404);

  await editors.reload();
  await expect(editors.getByText('Nog geheim')).toBeVisible();
  const bar = editors.getByRole('complementary', { name: 'Voorbeeld' });
  await expect(bar).toContainText('U bekijkt een concept.');
  await bar.getByRole('button', { name: 'Voorbeeld verlaten' }).click();
  await expect(bar).toHaveCount(0);
  await expect(editors.getByText('Nog geheim')).toHaveCount(0);
  expect(await guest()).toBe(404);
});

test('SEO-04 a preview of a published page does not change what others see, in pages and data', async ({
  browser,
  page,
  request,
}) => {
  const editor = asEditor(request);
  const id = await editor.find('news', 'slug', 'nieuw-heem-comfortbank-met-drie-armleuningen');
  await editor.change('news', id, { title: 'Een koptekst in de maak' }, 'locale=nl&draft=true');
  await enterAdmin(page);
  await page.goto(`${testStack().adminOrigin}/admin/collections/news/${id}?locale=nl`);
  await expect(page.locator('#preview-button')).toHaveAttribute('href', /token=/);
  const link = (await page.locator('#preview-button').getAttribute('href')) ?? '';
  const [editors, others] = [await otherVisitor(browser), await otherVisitor(browser)];
  const heading = (tab: typeof editors) => tab.getByRole('heading', { level: 1 });
  await others.goto(link.split('?')[0] ?? '');
  const published = await heading(others).innerText();
  await editors.goto(link);
  await expect(heading(editors)).toHaveText('Een koptekst in de maak');
  const list = new URL('/nieuws/', link).href;
  for (const [tab, count] of [
    [editors, 1],
    [others, 0],
  ] as const) {
    await tab.goto(list);
    await expect(tab.getByRole('heading', { name: 'Een koptekst in de maak' })).toHaveCount(count);
  }
  await others.goBack();
  await others.reload();
  await expect(heading(others)).toHaveText(published);
});
