import { expect as playwrightExpect, test } from '@playwright/test';
import { adminUrl, asEditor, enterAdmin } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });
// The fault occurs in browsers whose own language is English, as this one is.
test.use({ locale: 'nl-NL' });

test('EDT-14 a number takes a comma and a point, keeps its bounds, and unclear text is kept with an error', async ({
  page,
  request,
}) => {
  const editor = asEditor(request);
  const { group } = await editor.read('colours', await editor.find('colours', 'key', 'ral-1003'));
  const colour = { title: 'Getalproef', key: 'getalproef', code: 'RAL 1099', hex: '#224466', group };
  const id = await editor.create('colours', colour);
  const save = page.locator('#action-save');
  const stored = async () => {
    const patched = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await save.click();
    return (await (await patched).json()).doc.lightReflectance;
  };
  try {
    await enterAdmin(page);
    await page.goto(adminUrl(`/collections/colours/${id}?locale=nl`));
    const field = page.locator('.field-type.number').filter({ has: page.locator('#field-lightReflectance') });
    const input = page.locator('#field-lightReflectance');
    for (const text of ['6,5', '7.5']) {
      await input.click();
      await input.clear();
      await input.pressSequentially(text);
      expect(await stored(), text).toBe(Number(text.replace(',', '.')));
      await expect(save).toBeDisabled();
      await expect(input).toBeEnabled();
    }
    await page.reload();
    await expect(input).toHaveValue('7,5');
    // The server's HTML shows the number before the script listens.
    await playwrightExpect(async () => {
      if ((await input.inputValue()) === '7,5') await input.press('ArrowUp');
      playwrightExpect(await input.inputValue()).toBe('8,5');
    }).toPass({ timeout: 30_000 });
    await input.fill('zeven');
    await expect(field).toContainText('Dit is geen getal, dus het vorige blijft staan.');
    expect(await stored(), 'the previous number stays').toBe(8.5);
    await expect(save).toBeDisabled();
    await expect(input, 'the text stays').toHaveValue('zeven');
    await input.fill('101');
    await save.click();
    await expect(field).toContainText('100');
    await expect(input).toHaveValue('101');
  } finally {
    await editor.remove('colours', id);
  }
});
