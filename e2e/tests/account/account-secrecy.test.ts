import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../browser.ts';
import { newAccount } from '../../member.ts';
import { testStack } from '../../stack.ts';

const names = { firstName: 'Lid', lastName: 'Testers', company: 'Gemeente Proef', phoneNumber: '0570 12 34 56', website: '' };
const forms = [
  ['/aanmelden/', { 'account.action': 'logIn', password: 'not the password' }, 422],
  ['/aanmelden/wachtwoord-vergeten/', { 'account.action': 'forgotPassword' }, 303],
  ['/registreren/', { 'account.action': 'register', ...names, password: 'een lange zin als eerste', privacy: 'on' }, 303],
] as const;

/** Returns the content of an answer. For a page, returns status and headers without those that depend on text, time and request. */
async function toldOf(request: APIRequestContext, path: string, form: Record<string, string>, accept: string) {
  const { siteOrigin } = testStack();
  const network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const headers = { origin: siteOrigin, accept, 'x-forwarded-for': network };
  const answer = await request.post(siteOrigin + path, { form, headers, maxRedirects: 0 });
  const { date: _, 'x-request-id': requestId, ...told } = answer.headers();
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  const status = answer.status();
  if (accept === 'application/json') return { status, told, text: await answer.text() };
  const { etag: __, 'content-length': ___, 'content-security-policy': ____, ...ofPage } = told;
  return { status, told: ofPage, text: '' };
}

test('ACC-01 ACC-11 no answer reveals by status, headers or text whether an address has an account @desktop', async ({
  request,
}) => {
  const { email: known } = await newAccount();
  const unknown = `lid-${randomUUID()}@example.org`;
  for (const [path, form, status] of forms) {
    for (const accept of ['application/json', 'text/html']) {
      const [one, other] = [
        await toldOf(request, path, { ...form, email: known }, accept),
        await toldOf(request, path, { ...form, email: unknown }, accept),
      ];
      expect(other, path).toEqual(one);
      if (accept === 'text/html') expect(one.status, path).toBe(status);
    }
  }
});
