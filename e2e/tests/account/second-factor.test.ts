import { expect, test } from '@playwright/test';
import { codeAt, secretOf, stepAt } from '../../../backend/src/account/editors/second-factor/totp.ts';
import { createUser } from '../../admin-users.ts';
import { testStack } from '../../stack.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ locale: 'nl-NL' });

const account = { email: 'tweestaps@example.org', name: 'Tess Takken', password: 'rietkraag in de mist', role: 'editor' };

test('@desktop API-08 an editor turns on the second factor, keeps the recovery codes and logs in with one', async ({ page }) => {
  const { adminOrigin } = testStack();
  await createUser(page.request, account);
  const headers = { origin: adminOrigin };
  expect((await page.request.post(`${adminOrigin}/api/users/login`, { headers, data: account })).status()).toBe(200);

  const state = '**/api/users/*/second-factor';
  await page.route(state, (route) => route.abort());
  await page.goto(`${adminOrigin}/admin/account`);
  await expect(page.getByText('Beveiliging: Dat is niet gelukt.')).toBeVisible();
  await page.unroute(state);
  await page.reload();
  const panel = page.getByRole('region', { name: 'Beveiliging' });
  await panel.getByRole('button', { name: 'Tweestapsverificatie instellen' }).click();
  const secret = secretOf((await panel.getByText('Sleutel').getByRole('code').textContent()) ?? '');

  await page.route(state, (route) => route.abort());
  await panel.getByLabel('Code', { exact: true }).fill(codeAt(secret, stepAt(Date.now())));
  await panel.getByRole('button', { name: 'Inschakelen' }).click();
  await expect(panel).toContainText('Ongebruikte herstelcodes: 10');
  const codes = await panel.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);

  await page.context().clearCookies();
  await page.goto(`${adminOrigin}/admin/login`);
  await page.locator('#field-email').fill(account.email);
  await page.locator('#field-password').fill(account.password);
  await page.getByLabel('Code (bij tweestapsverificatie)').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(`${adminOrigin}/admin`);
});
