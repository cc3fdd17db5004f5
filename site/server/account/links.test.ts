import { describe, expect, test } from 'vitest';
import { accountDone, accountPeer, asScript, refusal } from '../testing/account-peer.ts';
import { memberCookies } from '../testing/member.ts';

const accountSite = accountPeer();

describe('SEC-06 links of emails', () => {
  test.each([
    ['/registreren/activeren/?token=abc', 'account.activate'],
    ['/registreren/activeren/?email=abc', 'account.confirmEmail'],
  ])('%s shows its purpose to this visitor only and changes nothing', async (link, handle) => {
    for (const cookie of ['', memberCookies()]) {
      const answer = await accountSite.site.get(link, { headers: { cookie } });
      expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
      expect(accountSite.shown).toMatchObject({ handle, outcome: 'going', values: { token: 'abc' } });
    }
    expect(accountSite.asked).toEqual([]);
  });

  test.each(['', '?token=', `?token=${'x'.repeat(501)}`, '?token%5B%5D=x'])(
    'bad input: without a token the page is rendered (%s)',
    async (search) => {
      expect((await accountSite.site.get(`/registreren/activeren/${search}`)).status).toBe(200);
      expect(accountSite.shown).toBeUndefined();
    },
  );

  test('the form behind the button acts and redirects to the log-in page with a confirmation', async () => {
    accountSite.answer('activateUser', accountDone);
    const answer = await accountSite.post('/registreren/activeren/?token=abc', { 'account.action': 'activate', token: 'abc' });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/aanmelden/?sent=account.activate' } });
    expect(accountSite.asked).toEqual([['activateUser', { siteId: 1, token: 'abc' }]]);
    await accountSite.site.get('/aanmelden/?sent=account.activate');
    expect(accountSite.shown).toMatchObject({ handle: 'account.activate', outcome: 'sent' });
  });

  test('an expired link shows a message and keeps the token', async () => {
    accountSite.answer('confirmEmail', refusal('expired'));
    expect((await accountSite.post('/registreren/activeren/', { 'account.action': 'confirmEmail', token: 'abc' })).status).toBe(
      422,
    );
    expect(accountSite.shown).toMatchObject({ values: { token: 'abc' }, account: { message: 'linkExpired' } });
  });

  test('a new email address is confirmed without a session; a member returns to the account page', async () => {
    accountSite.answer('confirmEmail', accountDone);
    const form = { 'account.action': 'confirmEmail', token: 'abc' };
    const confirm = async (headers = {}) => (await accountSite.post('/registreren/activeren/', form, headers)).headers.location;
    expect(await confirm()).toBe('/aanmelden/?sent=account.confirmEmail');
    expect(await confirm({ cookie: memberCookies() })).toBe('/account/?sent=account.confirmEmail');
  });

  test.each(['sendActivation', 'forgotPassword'])('%s sends a link and answers the same for every address', async (action) => {
    for (const mutation of ['sendActivation', 'forgottenPassword']) accountSite.answer(mutation, accountDone);
    const answer = await accountSite.post('/aanmelden/wachtwoord-vergeten/', { 'account.action': action, email: 'a@b.example' });
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
    expect((await accountSite.post('/aanmelden/', { ...form }, { ...headers })).status).toBe(status);
  });

  test.each([
    ['\u0000\u202e<script>', ''],
    ['a@b.example\r\nBcc: c@d.example', 'x'],
    ['x'.repeat(100_000), 'y'.repeat(100_000)],
  ])('texts of any kind get a result (%#)', async (email, password) => {
    for (const action of ['logIn', 'register', 'forgotPassword', 'sendActivation']) {
      const answer = await accountSite.post(
        '/aanmelden/',
        { 'account.action': action, email, password, firstName: email },
        asScript,
      );
      expect([answer.status, JSON.parse(answer.text).outcome]).toEqual([422, 'refused']);
    }
  });

  test('a form of editors on the page is not handled as an account form', async () => {
    const answer = await accountSite.post('/account/', { 'form.handle': 'contact' }, asScript);
    expect([answer.status, JSON.parse(answer.text).problems]).toEqual([404, [{ handle: null, key: 'unavailable' }]]);
  });
});
