import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountAnswer } from '../account-answer.ts';
import { loggedOut, pending } from '../client-state.ts';
import { sendAccountForm } from './send-account-form.ts';

const done: AccountAnswer = { outcome: 'done', message: 'loggedIn', problems: [], href: '/account/' };
const fields = { 'account.action': 'logIn', email: 'anna@example.org', password: 'geheim & meer' };

let answer: () => Promise<Response>;
let sent: { url: string; init: RequestInit }[];
let marks: string[];
let went: string[];

beforeEach(() => {
  sent = [];
  marks = [];
  went = [];
  answer = async () => Response.json(done);
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  });
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', {
    setItem: (_: string, mark: string) => marks.push(mark.split(' ')[0] ?? ''),
    getItem: () => null,
  });
  const here = new URL('http://localhost/aanmelden/?return=true');
  const assign = (href: string) => went.push(href);
  const location = { href: here.href, pathname: here.pathname, search: here.search, assign, reload: () => went.push('reload') };
  vi.stubGlobal('location', location);
  vi.stubGlobal(
    'FormData',
    class {
      get = (name: string) => fields[name as keyof typeof fields] ?? null;
      [Symbol.iterator] = () => Object.entries(fields)[Symbol.iterator]();
    },
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  pending.set(false);
});

const form = { action: 'http://localhost/aanmelden/?return=true#logIn' } as HTMLFormElement;
const query = vi.fn();
const send = (action: 'logIn' | 'logOut' | 'profile' | 'endSession' = 'logIn') =>
  sendAccountForm(action, form, { query: query as never, onSending: () => went.push('sending') });

test('ACC-01 ACC-04 a log-in is posted like a plain form, loads the next page as a document and notifies all tabs', async () => {
  answer = async () => {
    expect(pending.get()).toBe(true);
    return Response.json(done);
  };
  expect(await send()).toEqual(done);
  const [{ url, init } = { url: '', init: {} }] = sent;
  expect([url, init.method, init.headers]).toEqual([form.action, 'POST', { accept: 'application/json' }]);
  expect(String(init.body)).toBe('account.action=logIn&email=anna%40example.org&password=geheim+%26+meer');
  expect([marks, went]).toEqual([['member'], ['sending', '/account/']]);
});

test('ACC-04 ACC-06 a log-out notifies all tabs and goes to the address of the answer', async () => {
  answer = async () => Response.json({ ...done, message: 'loggedOut', href: '/' });
  loggedOut.set(false);
  await send('logOut');
  expect([loggedOut.get(), pending.get()]).toEqual([true, true]);
  expect([marks, went]).toEqual([['guest'], ['sending', '/']]);
});

test('ACC-05 an expired session reloads the page as for a guest', async () => {
  answer = async () => Response.json({ ...done, outcome: 'failed', message: 'sessionOver', href: '/aanmelden/?return=true' });
  await send('endSession');
  expect([marks, went]).toEqual([['guest'], ['sending', 'reload']]);
});

test('ACC-01 a refusal does not leave the page and clears the pending state', async () => {
  answer = async () => Response.json({ outcome: 'refused', message: 'notLoggedIn', problems: [] }, { status: 422 });
  expect(await send()).toMatchObject({ message: 'notLoggedIn' });
  expect([marks, went, pending.get()]).toEqual([[], ['sending'], false]);
});

test('PAG-05 a form that breaks a rule the browser can check is not sent and shows no overlay', async () => {
  const { email } = fields;
  fields.email = 'anna@gemeente';
  expect(await send()).toMatchObject({ outcome: 'refused', problems: [{ handle: 'email', key: 'email' }] });
  fields.email = email;
  expect([sent, went, pending.get()]).toEqual([[], [], false]);
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch')), 'oops'],
  ['something else answers', async () => new Response('<html>', { status: 502 }), 'oops'],
  ['the answer is none of ours', async () => Response.json({ hello: 1 }), 'oops'],
  ['a proxy holds it back', async () => Response.json({}, { status: 429, headers: { 'retry-after': '90' } }), 'tooOften'],
])('ACC-14 ERR-05 the visitor gets a message if %s', async (_, answered, message) => {
  answer = answered;
  const told = await send();
  expect(told.message).toBe(message);
  if (message === 'oops') expect(console.error).toHaveBeenCalled();
  else expect(told.retryAfter).toBe(90);
  expect([went, pending.get()]).toEqual([['sending'], false]);
});
