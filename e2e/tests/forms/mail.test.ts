import { expect, unwatched as test } from '../../browser.ts';
import { mailTo } from '../../mails.ts';
import { testStack } from '../../stack.ts';

test('API-09 @desktop an email of the admin reaches the mail server through the queue of the API', async ({ request }) => {
  const { adminOrigin, administrator } = testStack();
  const data = { email: administrator.email };
  const answer = await request.post(`${adminOrigin}/api/users/forgot-password`, { data, headers: { origin: adminOrigin } });
  expect(answer.status()).toBe(200);
  const mail = await mailTo(administrator.email);
  expect(mail.from?.address).toBe('info@brinkmeent.example');
  expect(mail.text).toContain(`${adminOrigin}/admin/reset/`);
});
