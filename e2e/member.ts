import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type APIRequestContext, type BrowserContext, expect, request } from '@playwright/test';
import { mailTo } from './mails.ts';
import { testStack } from './stack.ts';

/** An account that is activated, and by what its owner logs in. */
export type Account = { email: string; password: string };

const longestWait = 30_000;

/** Sends a form of accounts as the site's own scripts do, from a network of its own: those of a whole suite would be too many from one. */
export async function sendAccountForm(from: APIRequestContext, path: string, form: Record<string, string>) {
  const { siteOrigin } = testStack();
  const network = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const headers = { origin: siteOrigin, accept: 'application/json', 'x-forwarded-for': network };
  const answer = await from.post(siteOrigin + path, { form, headers, maxRedirects: 0 });
  const text = await answer.text();
  expect(answer.status(), text).toBe(200);
  return JSON.parse(text);
}

/** The token that the button of a mail brings along. */
async function mailedToken(email: string, subject?: RegExp): Promise<string> {
  const { text = '' } = await mailTo(email, subject);
  const [, token = ''] = /[?&](?:token|email)=([\w.~-]+)/.exec(text) ?? [];
  expect(token, text).not.toBe('');
  return token;
}

/** A new account, by the way that visitors go: asked for, and activated by the link of its mail. For tests that change or end it. */
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

/** The account that all tests of a run share, made by the first that asks for it. */
export async function sharedAccount(): Promise<Account> {
  const file = join(testStack().dataFolder, 'test-account.json');
  for (const began = Date.now(); Date.now() < began + longestWait; await pause(100)) {
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

/** One worker alone can make a folder. */
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

/** Logs the pages of a browser in, by a session of their own. */
export async function logIn({ request }: BrowserContext, account?: Account): Promise<void> {
  const { email, password } = account ?? (await sharedAccount());
  await sendAccountForm(request, '/aanmelden/', { 'account.action': 'logIn', email, password });
}
