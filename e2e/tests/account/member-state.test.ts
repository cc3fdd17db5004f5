import { expect, test } from '../../browser.ts';
import { newAccount } from '../../member.ts';

const product = '/producten/zitmeubilair/meent-parkbank/?variant=BM-1010-03';

test.use({ visitor: 'both' });
test.describe.configure({ mode: 'parallel' });

for (const offer of ['main', 'header'] as const)
  test(`ACC-15 a log-in from the ${offer} of a product returns to its variant and colour`, { tag: '@desktop' }, async ({
    page,
  }) => {
    const { email, password } = await newAccount();
    await page.goto(product);
    await page.getByRole('radio', { name: /6009/ }).first().check({ force: true });
    await expect(page).toHaveURL(/colour=/);
    const address = page.url();
    await page.locator(offer).getByRole('link', { name: 'Inloggen' }).first().click();
    await page.locator('#logIn-email').fill(email);
    await page.locator('#logIn-password').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(address);
    await expect(page.getByRole('radio', { name: /6009/ }).first()).toBeChecked();
    await expect(page.locator('main')).toContainText('€');
  });

test.describe('a member', () => {
  test.use({ visitor: 'member' });

  for (const path of ['/contact/', '/offerte-aanvraag/'])
    test(`ACC-15 sees the form of ${path} prefilled from the account`, async ({ page }) => {
      await page.goto(path);
      const form = page.locator('main form').filter({ has: page.locator('input[name="organisation"]') });
      await expect(form.locator('input[name="name"]')).toHaveValue('Lid Testers');
      await expect(form.locator('input[name="organisation"]')).toHaveValue('Gemeente Proef');
      await expect(form.locator('input[name="email"]')).toHaveValue(/^lid-.*@example\.org$/);
      await expect(form.locator('input[name="phone"]')).toHaveValue('0570 12 34 56');
    });

  test('HERO-05 the heart of the bottom bar has the size that it has for guests', { tag: '@phone' }, async ({ page }) => {
    await page.goto(product);
    const heart = page.getByRole('button', { name: 'Meent parkbank als favoriet bewaren' });
    await expect.poll(() => heart.boundingBox()).toMatchObject({ width: 52, height: 52 });
  });
});
