import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type APIRequestContext, type BrowserContext, expect, request } from '@playwright/test';
import { mailTo } from './mails.ts';
import { testStack } from './stack.ts';

/** Credentials of an activated account. */
export type Account = { email: string; password: string };

const maxWait = 30_000;

/** Sends an account form as the site's scripts do, each from another network, because a suite exceeds the limits of one. */
export async function sendAccountForm(from: APIRequestContext, path: string, form: Record<string, string>) {
  const { siteOrigin } = testStack();
  const network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const headers = { origin: siteOrigin, accept: 'application/json', 'x-forwarded-for': network };
  const answer = await from.post(siteOrigin + path, { form, headers, maxRedirects: 0 });
  const text = await answer.text();
  expect(answer.status(), text).toBe(200);
  return JSON.parse(text);
}

/** Returns the token in the link of an email. */
async function mailedToken(email: string, subject?: RegExp): Promise<string> {
  const { text = '' } = await mailTo(email, subject);
  const [, token = ''] = /[?&](?:token|email)=([\w.~-]+)/.exec(text) ?? [];
  expect(token, text).not.toBe('');
  return token;
}

/** Registers and activates a new account as a visitor does. For tests that change or delete their account. */
export async function newAccount(): Promise<Account> {
  const account = { email: `lid-${randomUUID()}@example.org`, password: randomBytes(12).toString('base64url') };
  const visitor = await request.newContext();
  const names = { firstName: 'Lid', lastName: 'Testers', company: 'Gemeente Proef', phoneNumber: '0570 12 34 56', website: '' };
  await sendAccountForm(visitor, '/registreren/', { 'account.action': 'register', ...names, ...account, privacy: 'on' });
  const token = await mailedToken(account.email);
  await sendAccountForm(visitor, '/registreren/activeren/', { 'account.action': 'activate', token });
  await visitor.dispose();
  return account;
}

/** Returns the account that all tests of a run share. The first call creates it. */
export async function sharedAccount(): Promise<Account> {
  const file = join(testStack().dataFolder, 'test-account.json');
  for (const began = Date.now(); Date.now() < began + maxWait; await pause(100)) {
    const made = readAccount(file);
    if (made) return made;
    if (mayMake(`${file}.making`)) return makeShared(file);
  }
  throw new Error('nobody has made the account of the tests');
}

function readAccount(file: string): Account | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Acquires a lock between workers: only one of them can create the folder. */
function mayMake(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function makeShared(file: string): Promise<Account> {
  try {
    const account = await newAccount();
    writeFileSync(`${file}.new`, JSON.stringify(account));
    renameSync(`${file}.new`, file);
    return account;
  } finally {
    rmdirSync(`${file}.making`);
  }
}

/** Logs a browser context in, with a separate session. */
export async function logIn({ request }: BrowserContext, account?: Account): Promise<void> {
  const { email, password } = account ?? (await sharedAccount());
  await sendAccountForm(request, '/aanmelden/', { 'account.action': 'logIn', email, password });
}
