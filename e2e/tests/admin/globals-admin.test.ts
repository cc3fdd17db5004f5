import { type Page, expect as playwrightExpect, type Response, test } from '@playwright/test';
import { asEditor, enterAdmin, withGlobalLock } from '../../editor.ts';
import { testStack } from '../../stack.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });
test.use({ locale: 'nl-NL' });

const lists = { navigation: 'mainMenu', footer: 'footerLinks' } as const;

const conflict = (page: Page) => page.getByRole('alert').filter({ hasText: 'elders gewijzigd' });

/** Opens a global with all rows of its lists expanded. */
async function openGlobal(page: Page, slug: string): Promise<void> {
  await page.goto(`${testStack().adminOrigin}/admin/globals/${slug}?locale=nl`);
  await expect(page.locator('.array-field__row').first()).toBeVisible();
  for (const toggle of await page.locator('.collapsible__toggle--collapsed').all()) await toggle.click();
}

/**
 * Types into a field, and waits until the admin has compared the global with the stored version. The form ignores a text typed
 * before its start, so the text is typed again.
 */
async function typeInto(page: Page, slug: string, field: string, text: string): Promise<void> {
  await expect(async () => {
    const isComparison = (response: Response) => response.url().includes(`/api/globals/${slug}?depth=0`);
    const retype = async () => {
      await page.locator(field).first().fill('');
      await page.locator(field).first().fill(text);
    };
    await Promise.all([page.waitForResponse(isComparison, { timeout: 5000 }), retype()]);
  }).toPass();
}

for (const [slug, list] of Object.entries(lists))
  test(`API-08 a row saved by another editor in the global ${slug} is reported, and typed text stays`, ({
    page,
    context,
    request,
  }) =>
    withGlobalLock(slug, async () => {
      const before = await asEditor(request).read(slug, undefined);
      await enterAdmin(page);
      const other = await context.newPage();
      const row = `#field-${list}__0__title`;
      const nested = slug === 'navigation' ? `[id^="field-${list}__"][id$="__children__0__title"]` : `#field-${list}__1__title`;
      try {
        await openGlobal(page, slug);
        await openGlobal(other, slug);
        await typeInto(other, slug, nested, 'Van een ander');
        await expect(conflict(other)).toBeHidden();
        await other.locator('#action-save').click();
        await expect(other.locator('.toast-success')).toBeVisible();

        await typeInto(page, slug, row, 'Van mij');
        await expect(conflict(page)).toBeVisible();
        await expect(page.locator(row)).toHaveValue('Van mij');
        await expect(page.getByRole('link', { name: 'Bekijk de gewijzigde versie' })).toHaveAttribute(
          'href',
          `/admin/globals/${slug}?locale=nl`,
        );

        await typeInto(other, slug, nested, 'Nog eens van een ander');
        await expect(conflict(other)).toBeHidden();
      } finally {
        await asEditor(request).restore(slug, undefined, { [list]: before[list] });
      }
    }));
