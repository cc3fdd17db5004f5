import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type PathKey, pathOf } from '@plantsoen/contract/paths.ts';
import type { Page } from '@playwright/test';
import { accountTexts } from '../../account-texts.ts';
import { expectNoViolations } from '../../axe.ts';
import { expect, locales, test, untilStarted } from '../../browser.ts';
import { mailTo } from '../../mails.ts';
import { connectBy } from '../../page-watch.ts';
import { texts as products } from '../../quotation.ts';

test.use({ visitor: 'both' });
test.describe.configure({ mode: 'parallel' });

/** Each visitor has another network, because log-ins are limited by network. */
test.beforeEach(async ({ page }) => {
  await connectBy(page, { saveData: true });
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.1.${randomInt(256)}.${randomInt(1, 255)}` });
});

/**
 * Follows the link of the newest email to an address. It points to the language's domain and is opened on the host of the test.
 */
async function followMail(page: Page, email: string, prefix: string, before = ''): Promise<void> {
  await expect.poll(async () => linkIn(email).catch(() => before)).not.toBe(before);
  const { pathname, search } = new URL(await linkIn(email));
  await page.goto(prefix + pathname + search);
}

async function linkIn(email: string): Promise<string> {
  const { text = '' } = await mailTo(email);
  return /https?:\S+[?&]token=[\w.~-]+/.exec(text)?.[0] ?? '';
}

for (const { code, prefix } of locales) {
  const { fields, buttons, told, given } = accountTexts[code];
  const path = (key: PathKey) => prefix + pathOf(key, code);
  const { product } = products[code];
  test(
    `ACC-01 ACC-06 ACC-09 ACC-10 ACC-11 MEM-02 an account works from registration to password reset, ${code}`,
    {
      // German, with the longest words, is also tried on a phone.
      tag: code === 'de' ? [] : '@desktop',
    },
    async ({ page }, { project }) => {
      page.setDefaultTimeout(15_000);
      const main = page.getByRole('main');
      const fill = (label: string, text: string) => main.getByLabel(label, { exact: false }).first().fill(text);
      const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
      const says = (text: string) =>
        expect(main.getByRole('status').or(main.getByRole('alert')).filter({ hasText: text })).toBeVisible();
      // Checks German only, which has the longest words.
      const lookAt = async (what: string) => code === 'de' && expectNoViolations(page, 'main', what);
      const logIn = async (password: string) => {
        await fill(fields.email, email);
        await main.locator('input[name="password"]').fill(password);
        await press(buttons.logIn);
      };
      const email = `anna-${code}-${Date.now()}-${project.name}@example.org`;
      const [first, second, third] = ['een lange zin als eerste', 'een lange zin als tweede', 'een lange zin als derde'] as const;

      await page.goto(path('register'));
      await fill(fields.first, 'Anna');
      await fill(fields.last, 'de Wit');
      await fill(fields.company, 'Gemeente Łódź');
      await fill(fields.phone, '0570 12 34 56');
      await fill(fields.email, email);
      await main.locator('input[name="password"]').fill(first);
      await press(buttons.request);
      await expect(main.locator('input[name="privacy"]')).toBeFocused();
      await lookAt('refused registration');
      await main.locator('input[name="privacy"]').check();
      await press(buttons.request);
      await says(told.requested);
      await lookAt('requested account');

      await page.goto(path('login'));
      await logIn(first);
      await says(told.inactive);
      await followMail(page, email, prefix);
      await lookAt('activation');
      await press(buttons.activate);
      await says(told.activated);

      await page.goto(`${path('login')}?${new URLSearchParams({ return: 'true', path: product })}`);
      await logIn(second);
      await says(told.refused);
      await logIn(first);
      await page.waitForURL((url) => url.pathname === product);
      await untilStarted(page);
      await expect(main).toContainText(given.price);
      await press(buttons.keep);
      await expect(main.getByRole('button', { name: buttons.drop })).not.toHaveAttribute('aria-disabled');
      await page.goto(path('favourites'));
      await expect(main.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveText(given.fromPrice);
      await page.goto(`${prefix}/downloads/?f.format=pdf`);
      const file = page.waitForEvent('download');
      await main.getByRole('link', { name: given.file }).click();
      expect((await readFile(await (await file).path())).subarray(0, 5).toString()).toBe('%PDF-');

      await page.goto(path('account'));
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(told.welcome);
      await lookAt('account');
      await fill(fields.company, 'Waterschap');
      await press(buttons.save);
      await says(told.saved);

      await main.getByRole('link', { name: buttons.change, exact: true }).click();
      await fill(fields.current, first);
      await fill(fields.fresh, second);
      await fill(fields.again, third);
      await press(buttons.change);
      await says(told.differ);
      await lookAt('change of password');
      await fill(fields.again, second);
      await press(buttons.change);
      await says(told.changed);
      await press(buttons.logOut);
      await page.waitForURL((url) => url.pathname === `${prefix}/`);
      expect(await page.evaluate(() => sessionStorage.getItem('user'))).toBeNull();

      await page.goto(path('forgotPassword'));
      const before = await linkIn(email);
      await fill(fields.email, email);
      await press(buttons.link);
      await says(told.mailed);
      await followMail(page, email, prefix, before);
      await fill(fields.fresh, third);
      await fill(fields.again, third);
      await lookAt('reset');
      await press(buttons.savePassword);
      await says(told.reset);
      await page.goto(path('login'));
      await logIn(third);
      await page.waitForURL((url) => url.pathname === `${prefix}/account/`);
      await expect(main.locator('input[name="company"]')).toHaveValue('Waterschap');
    },
  );
}
