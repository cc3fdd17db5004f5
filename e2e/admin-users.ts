import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { beginSession } from './editor.ts';
import { mailTo } from './mails.ts';
import { testStack } from './stack.ts';

type NewUser = { email: string; name: string; password: string; role: string; languages?: readonly string[] };

/** Returns the address of the page that the latest invitation of a person links to. */
export async function invitationLink(email: string): Promise<string> {
  const [link] = /https?:\/\/\S+\/admin\/invitation\?\S+/.exec((await mailTo(email)).text ?? '') ?? [];
  if (!link) throw new Error(`the email to ${email} has no invitation`);
  return link;
}

/** Invites a user of the admin as an administrator, accepts the invitation, and returns the id of the account. */
export async function createUser(request: APIRequestContext, { password, ...person }: NewUser): Promise<number> {
  const { adminOrigin, editorToken } = testStack();
  const headers = { authorization: `JWT ${editorToken}`, origin: adminOrigin };
  const data = { languages: [], ...person, language: 'nl' };
  const invited = await request.post(`${adminOrigin}/api/users/invite`, { headers, data });
  expect(invited.status(), await invited.text()).toBe(200);
  const token = new URL(await invitationLink(person.email)).searchParams.get('token');
  const accepted = await request.post(`${adminOrigin}/api/users/accept-invitation`, {
    headers: { origin: adminOrigin },
    data: { token, password },
  });
  expect(accepted.status(), await accepted.text()).toBe(200);
  return (await invited.json()).id;
}

/** Enters the admin as a new user, because parallel tests would change the language and the views that the shared one has chosen. */
export async function enterAsNewEditor(page: Page, role = 'editor'): Promise<void> {
  const { adminOrigin } = testStack();
  const person = { email: `redactie-${randomUUID()}@example.org`, password: 'lindelaan in de ochtend' };
  await createUser(page.request, { ...person, name: 'Noor Redacteur', role });
  const value = await beginSession(adminOrigin, person);
  await page.context().addCookies([{ name: 'payload-token', value, url: adminOrigin, httpOnly: true, sameSite: 'Lax' }]);
}
