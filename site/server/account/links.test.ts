import { describe, expect, test } from 'vitest';
import { accountDone, accountPeer, asScript, refusal } from '../testing/account-peer.ts';
import { memberCookies } from '../testing/member.ts';

const desk = accountPeer();

describe('SEC-06 links of emails', () => {
  test.each([
    ['/registreren/activeren/?token=abc', 'account.activate'],
    ['/registreren/activeren/?email=abc', 'account.confirmEmail'],
  ])('%s shows its purpose to this visitor only and changes nothing', async (link, handle) => {
    for (const cookie of ['', memberCookies()]) {
      const answer = await desk.site.get(link, { headers: { cookie } });
      expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
      expect(desk.shown).toMatchObject({ handle, outcome: 'going', values: { token: 'abc' } });
    }
    expect(desk.asked).toEqual([]);
  });

  test.each(['', '?token=', `?token=${'x'.repeat(501)}`, '?token%5B%5D=x'])(
    'bad input: without a token the page is rendered (%s)',
    async (search) => {
      expect((await desk.site.get(`/registreren/activeren/${search}`)).status).toBe(200);
      expect(desk.shown).toBeUndefined();
    },
  );

  test('the form behind the button acts and redirects to the log-in page with a confirmation', async () => {
    desk.answer('activateUser', accountDone);
    const answer = await desk.post('/registreren/activeren/?token=abc', { 'account.action': 'activate', token: 'abc' });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/aanmelden/?sent=account.activate' } });
    expect(desk.asked).toEqual([['activateUser', { siteId: 1, token: 'abc' }]]);
    await desk.site.get('/aanmelden/?sent=account.activate');
    expect(desk.shown).toMatchObject({ handle: 'account.activate', outcome: 'sent' });
  });

  test('an expired link shows a message and keeps the token', async () => {
    desk.answer('confirmEmail', refusal('expired'));
    expect((await desk.post('/registreren/activeren/', { 'account.action': 'confirmEmail', token: 'abc' })).status).toBe(422);
    expect(desk.shown).toMatchObject({ values: { token: 'abc' }, account: { message: 'linkExpired' } });
  });

  test('a new email address is confirmed without a session; a member returns to the account page', async () => {
    desk.answer('confirmEmail', accountDone);
    const form = { 'account.action': 'confirmEmail', token: 'abc' };
    const confirm = async (headers = {}) => (await desk.post('/registreren/activeren/', form, headers)).headers.location;
    expect(await confirm()).toBe('/aanmelden/?sent=account.confirmEmail');
    expect(await confirm({ cookie: memberCookies() })).toBe('/account/?sent=account.confirmEmail');
  });

  test.each(['sendActivation', 'forgotPassword'])('%s sends a link and answers the same for every address', async (action) => {
    for (const mutation of ['sendActivation', 'forgottenPassword']) desk.answer(mutation, accountDone);
    const answer = await desk.post('/aanmelden/wachtwoord-vergeten/', { 'account.action': action, email: 'a@b.example' });
    expect(answer.headers.location).toBe(`/aanmelden/wachtwoord-vergeten/?sent=account.${action}`);
  });
});

describe('bad input', () => {
  test.each([
    ['an action that there is not', { 'account.action': 'toString' }, {}, 400],
    ['no action and no form', {}, {}, 400],
    ['JSON', {}, { 'content-type': 'application/json' }, 415],
    ['more than a form of accounts can be', { 'account.action': 'logIn', email: 'a'.repeat(2_000_000) }, {}, 413],
  ] as const)('%s', async (_, form, headers, status) => {
    expect((await desk.post('/aanmelden/', { ...form }, { ...headers })).status).toBe(status);
  });

  test.each([
    ['\u0000\u202e<script>', ''],
    ['a@b.example\r\nBcc: c@d.example', 'x'],
    ['x'.repeat(100_000), 'y'.repeat(100_000)],
  ])('texts of any kind get a result (%#)', async (email, password) => {
    for (const action of ['logIn', 'register', 'forgotPassword', 'sendActivation']) {
      const answer = await desk.post('/aanmelden/', { 'account.action': action, email, password, firstName: email }, asScript);
      expect([answer.status, JSON.parse(answer.text).outcome]).toEqual([422, 'refused']);
    }
  });

  test('a form of editors on the page is not handled as an account form', async () => {
    const answer = await desk.post('/account/', { 'form.handle': 'contact' }, asScript);
    expect([answer.status, JSON.parse(answer.text).problems]).toEqual([404, [{ handle: null, key: 'unavailable' }]]);
  });
});
