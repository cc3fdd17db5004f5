import { type Page, expect as playwrightExpect, test } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';
import { testStack } from '../../stack.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ locale: 'nl-NL', viewport: { width: 1600, height: 900 } });

let id = 0;
const paragraph = (text: string) => ({ blockType: 'quote', quote: text });
test.beforeAll(async ({ request }) => {
  const blocks = Array.from({ length: 8 }, (_, index) => paragraph(`Citaat nummer ${index + 1}`));
  const project = { title: 'Voorbeeldproef', slug: 'voorbeeldproef', blocks, _status: 'draft' };
  id = await asEditor(request).create('projects', project, 'locale=nl&draft=true');
});
test.afterAll(async ({ request }) => asEditor(request).remove('projects', id));

const frameOf = (page: Page) => page.frameLocator('iframe[title="Voorbeeld"]');

async function openForm(page: Page) {
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/projects/${id}?locale=nl`));
  const preview = page.getByRole('region', { name: 'Voorbeeld' });
  const toggler = page.locator('#live-preview-toggler');
  await expect(toggler).toBeVisible();
  // The admin remembers whether it is open.
  if (!(await toggler.getAttribute('class'))?.includes('--active')) await toggler.click();
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText('Voorbeeldproef');
  return preview;
}

test('EDT-08 the preview follows the typed text at its scroll position, and saves nothing', async ({ page, request }) => {
  const preview = await openForm(page);
  await expect(preview, 'the state of the form').toContainText('zoals bewaard');
  await expect(preview, 'whose view it is').toContainText('zoals een lid het ziet, met prijzen');
  const frame = frameOf(page);
  const scroll = () => frame.locator('html').evaluate((root) => root.scrollTop);
  await frame.locator('html').evaluate((root) => root.ownerDocument.defaultView?.scrollTo(0, 300));
  const title = page.getByRole('textbox', { name: /^Titel/ }).first();
  await title.fill('Voorbeeldproef, getypt');
  const typed = Date.now();
  await expect(preview).toContainText('niet bewaard, alleen hier zichtbaar');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Voorbeeldproef, getypt');
  test.info().annotations.push({ type: 'milliseconds until shown', description: String(Date.now() - typed) });
  expect(await scroll()).toBe(300);
  expect((await asEditor(request).read('projects', id)).title).toBe('Voorbeeldproef');
  expect((await fetch(`${testStack().siteOrigin}/projecten/voorbeeldproef/`)).status).toBe(404);
});

test('EDT-08 a click in the preview opens its block, whose focus frames it; links and forms do nothing', async ({ page }) => {
  const preview = await openForm(page);
  // Playwright does not find the right place in a scaled frame.
  await preview.getByRole('button', { name: /^Telefoon/ }).click();
  await expect(preview).toContainText('op 100%');
  const frame = frameOf(page);
  await frame.getByText('Citaat nummer 6').click();
  const row = page.locator('#blocks-row-5');
  await expect(row.locator('.collapsible__toggle').first()).toBeFocused();
  await expect(row.getByRole('textbox').first()).toBeVisible();
  await expect(frame.locator('html > div')).toHaveText(/Citaat/);
  const address = () => frame.locator('html').evaluate((root) => root.ownerDocument.location.pathname);
  await frame.getByRole('banner').getByRole('link').first().click();
  expect(await address()).toBe('/live-preview/');
  expect(new URL(page.url()).pathname).toContain(`/collections/projects/${id}`);
});

test('EDT-08 the width is remembered, and below 1200 the preview takes turns with the form', async ({ page }) => {
  const preview = await openForm(page);
  await preview.getByRole('button', { name: /^Telefoon/ }).click();
  await expect(preview).toContainText('390 breed, op 100%');
  expect(
    await frameOf(page)
      .locator('html')
      .evaluate((root) => root.clientWidth),
  ).toBe(390);
  await expectNoViolations(page, '.plantsoen-preview');
  await page.reload();
  await expect(preview).toContainText('390 breed');
  await preview.getByRole('button', { name: /^Bureau/ }).click();
  await page.setViewportSize({ width: 820, height: 1000 });
  await expect(page.locator('iframe')).toBeHidden();
  await page.getByRole('button', { name: 'Voorbeeld', exact: true }).click();
  await expect(page.locator('iframe')).toBeVisible();
  await page.getByRole('button', { name: 'Formulier' }).click();
  await expect(page.getByRole('textbox', { name: /^Titel/ }).first()).toBeVisible();
});

test('EDT-08 a failure keeps the last picture, and names the reason and a remedy', async ({ page }) => {
  const preview = await openForm(page);
  await page.getByRole('textbox', { name: /^Adresdeel|^Slug/ }).fill('');
  await expect(preview.getByRole('status')).toContainText('heeft in deze taal nog geen adres');
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText('Voorbeeldproef');
  await page.getByRole('textbox', { name: /^Adresdeel|^Slug/ }).fill('voorbeeldproef');
  await expect(preview.getByRole('status')).toHaveCount(0);
});
