import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect as playwrightExpect, test } from '@playwright/test';
import { expectNoViolations } from '../../axe.ts';
import { adminUrl, enterAdmin } from '../../editor.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 180_000 });
test.use({ locale: 'nl-NL' });

test('@desktop EDT-13 an administrator adds a webhook, tests it, sends it again, and creates and revokes a key', async ({
  page,
}) => {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    received.push(Buffer.concat(await request.toArray()).toString());
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const name = `Proefsysteem ${Date.now()}`;
  await enterAdmin(page);
  await page.goto(adminUrl('/connections'));
  await page.getByRole('button', { name: 'Webhook toevoegen' }).click();
  await page.getByLabel('Naam', { exact: true }).fill(name);
  await page.getByLabel('Adres (https)').fill('https://10.0.0.1/hook');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByText('Dit adres ligt in een besloten netwerk.')).toBeVisible();
  await expect(page.getByText('Kies minstens één gebeurtenis.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Adres (https)').fill(address);
  await page.getByLabel('Nieuw lid').check();
  await page.getByRole('button', { name: 'Bewaar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Sluiten' }).click();
  await expect(page.getByText(/^whsec_/)).toHaveCount(0);

  await page.getByRole('button', { name: `Test versturen: ${name}` }).click();
  await expect.poll(() => received.length).toBe(1);
  const delivery = page.getByRole('row').filter({ hasText: 'Proefbericht' }).filter({ hasText: name });
  await expect(async () => {
    await page.reload();
    await playwrightExpect(delivery).toContainText(/Afgeleverd.*204/, { timeout: 2000 });
  }).toPass();
  await delivery.getByRole('button', { name: /^Opnieuw versturen/ }).click();
  await expect.poll(() => received.length).toBe(2);
  expect(received[1]).toBe(received[0]);

  await page.getByLabel('Naam van het systeem').fill(name);
  await page.getByRole('button', { name: 'Sleutel maken' }).click();
  await expect(dialog.getByText(/^feed_/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Sluiten' }).click();
  await page.getByRole('button', { name: `Intrekken: ${name}` }).click();
  await dialog.getByRole('button', { name: 'Intrekken' }).click();
  await expect(page.getByRole('row').filter({ hasText: name }).filter({ hasText: 'Ingetrokken' })).toBeVisible();

  await page.getByRole('button', { name: `Verwijderen: ${name}` }).click();
  await dialog.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByRole('button', { name: `Verwijderen: ${name}` })).toHaveCount(0);
  server.close();
});
