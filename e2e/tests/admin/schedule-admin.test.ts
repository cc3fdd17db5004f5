import { type Page, expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });
test.use({ locale: 'nl-NL' });

/** Opens the drawer that plans the publication of a page. */
async function openPlanning(page: Page, id: number, title: string): Promise<void> {
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/pages/${id}?locale=nl`));
  await expect(page.locator('#field-title')).toHaveValue(title);
  await page.locator('.form-submit .popup-button').click();
  await page.locator('#schedule-publish').click();
}

test('EDT-14 planning selects publishing, also for a live page without newer changes', async ({ page, request }) => {
  const editor = asEditor(request);
  const data = { title: 'Planproef', slug: 'planproef', type: 'contentPage', _status: 'published' };
  const id = await editor.create('pages', data);
  await openPlanning(page, id, 'Planproef');
  const kinds = page.locator('.schedule-publish__type input');
  await expect(kinds).toHaveCount(2);
  await expect(kinds.first()).toBeChecked();
  await expect(kinds.last()).not.toBeChecked();
  await editor.remove('pages', id);
});

test('EDT-14 Escape closes an open list of days or languages, and not the drawer around it', async ({ page, request }) => {
  const editor = asEditor(request);
  const data = { title: 'Planproef Escape', slug: 'planproef-escape', type: 'contentPage', _status: 'draft' };
  const id = await editor.create('pages', data, 'locale=nl&draft=true');
  await openPlanning(page, id, 'Planproef Escape');
  const drawer = page.locator('.schedule-publish');
  const [days, languages] = [page.locator('.react-datepicker-popper'), drawer.locator('.rs__menu')];
  await drawer.locator('.react-datepicker__input-container input').click();
  await expect(days).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(days).toBeHidden();
  await drawer.locator('.rs__control').last().click();
  await expect(languages).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(languages).toBeHidden();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await editor.remove('pages', id);
});

test('EDT-14 a planned publication is listed and cancelled', async ({ page, request }) => {
  const editor = asEditor(request);
  const data = { title: 'Planproef annuleren', slug: 'planproef-annuleren', type: 'contentPage', _status: 'draft' };
  const id = await editor.create('pages', data, 'locale=nl&draft=true');
  await openPlanning(page, id, 'Planproef annuleren');
  const drawer = page.locator('.schedule-publish');
  const date = drawer.locator('.react-datepicker__input-container input');
  await date.fill(`12 mei ${new Date().getFullYear() + 1} 09:00`);
  await date.press('Enter');
  await drawer.locator('.rs__control').last().click();
  await drawer.locator('.rs__option', { hasText: 'Nederlands' }).click();
  await page.locator('#scheduled-publish-save').click();
  const cancel = drawer.locator('.schedule-publish__delete');
  await cancel.click();
  await expect(drawer.getByText('Er is niets gepland.')).toBeVisible();
  await page.goto(adminUrl('/planned'));
  await expect(page.getByRole('heading', { name: 'Gepland', exact: false }).first()).toBeVisible();
  await expect(page.getByText('Planproef annuleren')).toHaveCount(0);
  await editor.remove('pages', id);
});

for (const { locale, shown, other } of [
  { locale: 'nl-NL', shown: '20 mrt. 2025', other: '5 dec. 2026' },
  { locale: 'de-DE', shown: '20.03.2025', other: '05.12.2026' },
])
  test.describe(`a day in ${locale}`, () => {
    test.use({ locale });
    test('EDT-14 is shown with its year, and typed in digits or words', async ({ page }) => {
      await enterAdmin(page);
      await page.goto(adminUrl('/collections/news/create?locale=nl'));
      const date = page.locator('#field-postDate input');
      // The form loses what is typed before it is ready.
      const type = (text: string, day: string) =>
        expect(async () => {
          await date.fill(text);
          await date.press('Tab');
          await expect(date, text).toHaveValue(day, { timeout: 2000 });
        }).toPass({ timeout: 30_000 });
      for (const typed of ['20.03.2025', '20-3-2025', '2025-03-20', shown]) {
        await type(typed, shown);
        await type('05.12.2026', other);
      }
    });
  });

test('EDT-14 the menu to publish explains that unsaved changes are saved first', async ({ page }) => {
  await enterAdmin(page);
  await page.goto(adminUrl('/collections/pages/create?locale=nl'));
  await page.locator('#field-title').fill('Onbewaard');
  await page.locator('.form-submit .popup-button').click();
  const note = 'Sla het concept eerst op. Daarna kunt u de publicatie plannen.';
  const shown = `${note} In alle talen publiceren`;
  await expect(page.locator('.popup__content'), 'without the hidden entry').toHaveText(shown, { useInnerText: true });
});

test('EDT-14 planning in all languages is refused with the fields that a language lacks, and typed days are understood', async ({
  page,
  request,
}) => {
  const editor = asEditor(request);
  const data = { title: 'Planproef alle', slug: 'planproef-alle', type: 'contentPage', _status: 'draft' };
  const id = await editor.create('pages', data, 'locale=nl&draft=true');
  await openPlanning(page, id, 'Planproef alle');
  const drawer = page.locator('.schedule-publish');
  const date = drawer.locator('.react-datepicker__input-container input');
  const year = new Date().getFullYear() + 1;
  for (const typed of [`${year}-05-12 09:00`, `12 mei ${year} 09:00`, `12-5-${year} 09:00`]) {
    await date.fill(typed);
    await date.press('Enter');
    await expect(date, typed).toHaveValue(`12 mei ${year}, 09:00`);
    await date.fill(`1 jan ${year}, 00:00`);
  }
  await date.fill(`12 mei ${year} 09:00`);
  await date.press('Enter');
  await page.locator('#scheduled-publish-save').click();
  await expect(page.locator('.toast-error')).toContainText(/Niet gepland.*English: .*Titel.*Deutsch: .*Titel/);
  await expect(drawer.getByText('Er is niets gepland.')).toBeVisible();
  await editor.remove('pages', id);
});
