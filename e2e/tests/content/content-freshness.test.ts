import { expect, type Page, test } from '@playwright/test';
import { asEditor, enterAdmin, withGlobalLock } from '../../editor.ts';
import { type SecondSite, startSecondSite } from '../../second-site.ts';
import { type ShownField, shownContent } from '../../shown-content.ts';
import { testStack } from '../../stack.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ locale: 'nl-NL' });

/** Maximum time in milliseconds until every site shows a change. */
const maxDelayMs = 3000;

let second: SecondSite;
test.beforeAll(async () => {
  second = await startSecondSite();
});
test.afterAll(() => void second?.process.kill());

const htmlOn = async (origin: string, page: string) => (await fetch(origin + page)).text();

/** Opens the tab of a field and its parent rows, whose content the form renders only when they are open. */
async function openFieldOf(page: Page, field: string): Promise<void> {
  const segments = field.split('.');
  const [top = ''] = segments;
  const onTab = page.locator(`[id="field-${top}"], [id^="field-${top}__"], label[for="field-${top}"]`).first();
  await expect(page.locator('#action-save')).toBeVisible({ timeout: 20_000 });
  for (const tab of await page.locator('.tabs-field__tab-button').all()) {
    if ((await onTab.count()) > 0) break;
    await tab.click();
    await onTab.waitFor({ state: 'attached', timeout: 1000 }).catch(() => undefined);
  }
  for (const [place, segment] of segments.entries()) {
    if (!/^\d+$/.test(segment)) continue;
    const row = page.locator(`[id="${segments.slice(0, place).join('-')}-row-${segment}"] > .collapsible`);
    await row.waitFor({ timeout: 20_000 });
    if (await row.evaluate(({ classList }) => classList.contains('collapsible--collapsed')))
      await row.locator('.collapsible__toggle').first().click();
  }
}

/** Fills in a field: a text, a file, or another word of a list. */
async function fillIn(page: Page, field: string, value: ShownField['value']): Promise<void> {
  const id = `field-${field.replaceAll('.', '__')}`;
  const label = page.locator(`label[for="${id}"]`);
  const input = page.locator(`input[id="${id}"], textarea[id="${id}"]`);
  if (field === 'file') {
    await page.getByRole('button', { name: /^(?:Bestand vervangen|Replace file)…$/ }).click();
    const buffer = Buffer.from('0\nSECTION\n2\nHEADER\n0\nENDSEC\n0\nEOF\n');
    await page.locator('input[type="file"]').setInputFiles({ name: value, mimeType: 'image/vnd.dxf', buffer });
  } else if ((await input.count()) > 0 || !(await label.isVisible())) await input.fill(value, { timeout: 20_000 });
  else {
    const words = page.locator('.field-type').filter({ has: label }).locator('input').first();
    await words.fill(value);
    await words.press('Enter');
  }
}

/** Changes a field in the form, and saves or publishes it. */
async function editInForm(page: Page, path: string, { field, value }: ShownField): Promise<void> {
  await page.goto(`${testStack().adminOrigin}/admin/${path}?locale=nl`);
  await openFieldOf(page, field);
  await fillIn(page, field, value);
  await page.locator('#action-save').click();
  await expect(page.locator('.toast-success')).toBeVisible({ timeout: 20_000 });
}

/** Waits until both sites show the change. */
async function expectOnBothSites({ page, value, shows }: ShownField): Promise<void> {
  const isShown = (html: string) => (shows ? shows.test(html) : html.includes(value));
  const deadline = Date.now() + maxDelayMs;
  for (const origin of [testStack().siteOrigin, second.origin]) {
    const delay = Math.max(1, deadline - Date.now());
    await expect
      .poll(async () => isShown(await htmlOn(origin, page)), { message: `${origin}${page}`, timeout: delay, intervals: [50] })
      .toBe(true);
  }
}

for (const [slug, shown] of Object.entries(shownContent)) {
  if (typeof shown === 'string') continue;
  test(`API-08 an edit of ${shown.field} in ${slug} shows on two sites within 3 seconds`, ({ page, request }) =>
    withGlobalLock(slug, async () => {
      const editor = asEditor(request);
      const id = shown.make ? await editor.create(slug, shown.make) : shown.entry && (await editor.find(slug, ...shown.entry));
      const path = id === undefined ? `globals/${slug}` : `collections/${slug}/${id}`;
      const before = await editor.read(slug, id);
      for (const origin of [testStack().siteOrigin, second.origin]) await htmlOn(origin, shown.page);
      await enterAdmin(page);
      try {
        await editInForm(page, path, shown);
        await expectOnBothSites(shown);
      } finally {
        const [top = ''] = shown.field.split('.');
        if (shown.make) await editor.remove(slug, id ?? 0);
        else if (top in before) await editor.restore(slug, id, { [top]: before[top] });
      }
    }));
}
