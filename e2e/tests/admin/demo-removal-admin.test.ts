import { expect as playwrightExpect, test } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });
test.use({ locale: 'nl-NL' });

// The removal itself is tested on its own database, because it would end the other tests.
test('EDT-15 a dry run lists the demo content, and only the right word enables its removal', async ({ page, request }) => {
  const editor = asEditor(request);
  const name = 'Mirthe Aalderspoor';
  await editor.change('team', await editor.find('team', 'nameField', name), { nameField: name });
  await enterAdmin(page);
  await page.goto(adminUrl('/demo-content'));
  await expect(page.getByRole('row', { name: /^Totaal \d{3}$/ })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`^${name}`) })).toContainText('gewijzigd na de import');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page, '.plantsoen-overview', `at ${width} px`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  const submit = page.getByRole('button', { name: 'Verwijder de demo-inhoud' });
  await page.getByLabel(/^Dit kan niet ongedaan worden gemaakt/).fill('verwijder');
  await expect(submit).toBeDisabled();
  await page.getByLabel(/^Dit kan niet ongedaan worden gemaakt/).fill('verwijderen');
  await expect(submit).toBeEnabled();
});
