import { join } from 'node:path';
import { expect as playwrightExpect, test } from '@playwright/test';
import { runningDatabase } from '../../../backend/src/platform/database/embedded/launch.ts';
import { withClient } from '../../../backend/src/platform/database/with-client.ts';
import { enterAdmin } from '../../editor.ts';
import { mailTo } from '../../mails.ts';
import { testStack } from '../../stack.ts';

const expect = playwrightExpect.configure({ timeout: 30_000 });
test.describe.configure({ timeout: 120_000 });
test.use({ locale: 'nl-NL' });

const content = { subject: 'Onbestelbaar', text: 'Dag', html: '<p>Dag</p>', attachments: [], headers: {} };

/** Queues an email that fails, because its address is not one mailbox. Returns its number. */
async function queueFailingMail(databaseUrl: string): Promise<number> {
  let id = 0;
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `with written as (insert into mail (kind, recipient, content) values ('test', 'niet één adres', $1) returning id)
       select id, graphile_worker.add_job('send-mail', json_build_object('mail', id)) from written`,
      [JSON.stringify(content)],
    );
    id = rows[0].id;
  });
  return id;
}

test('@desktop API-08 an administrator sees a failed job with its reason, and retries it', async ({ page }) => {
  const { adminOrigin, dataFolder } = testStack();
  const databaseUrl = runningDatabase(join(dataFolder, 'postgres')) ?? '';
  const id = await queueFailingMail(databaseUrl);
  await enterAdmin(page);
  const row = page.getByRole('row').filter({ hasText: 'the recipient is not a single email address' });
  await expect(async () => {
    await page.goto(`${adminOrigin}/admin/jobs`);
    await playwrightExpect(row).toHaveCount(1, { timeout: 2000 });
  }).toPass();
  await expect(row).toContainText('E-mail versturen');
  await expect(row).toContainText('Mislukt');
  await expect(page.locator('nav').getByRole('link', { name: /^Achtergrondtaken \(\d+\)$/ })).toBeVisible();
  const address = `onbestelbaar${id}@example.nl`;
  await withClient(databaseUrl, async (client) => {
    await client.query('update mail set recipient = $2 where id = $1', [id, address]);
  });
  await row.getByRole('button', { name: 'Nu proberen: E-mail versturen' }).click();
  await expect(page).toHaveURL(`${adminOrigin}/admin/jobs`);
  await mailTo(address);
  await page.getByRole('link', { name: 'Vernieuwen' }).click();
  await expect(row).toHaveCount(0);
});
