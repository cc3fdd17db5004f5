import AxeBuilder from '@axe-core/playwright';
import { expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });
test.use({ locale: 'nl-NL' });

test('EDT-07 the ends of the dimension line are moved on the picture of a hero', async ({ page, request }) => {
  const editor = asEditor(request);
  const image = await editor.find('media', 'filename', 'park.jpg');
  const data = { title: 'Maatlijnproef', slug: 'maatlijnproef', hero: { variant: 'fullscreen', image } };
  const id = await editor.create('pages', data, 'locale=nl&draft=true');
  await enterAdmin(page);
  await page.goto(adminUrl(`/collections/pages/${id}?locale=nl`));
  await page.getByRole('button', { name: 'Maatlijn op de foto zetten' }).click();
  const start = page.getByRole('button', { name: /^Begin van de maatlijn/ });
  await expect(start).toHaveAccessibleName('Begin van de maatlijn: 25 %, 50 %');
  const { violations } = await new AxeBuilder({ page }).include('.plantsoen-dimension').analyze();
  expect(violations.map((violation) => violation.id)).toEqual([]);
  await start.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(start).not.toHaveAccessibleName('Begin van de maatlijn: 25 %, 50 %');
  await editor.remove('pages', id);
});
