import { describe, expect, test } from 'vitest';
import { accountActions } from '../../src/account/account-answer.ts';
import { accountDone, accountPeer, asScript, authentication, refusal } from '../testing/account-peer.ts';
import { memberCookies, sentBack } from '../testing/member.ts';

const accountSite = accountPeer();
const taken = '__Host-plantsoen_authentication=; plantsoen_authentication=; __Host-plantsoen_token=; plantsoen_token=';
const marked = Buffer.from(JSON.stringify({ test: false, loggedOut: true })).toString('base64url');
const loggedOut = `plantsoen_authentication=; __Host-plantsoen_token=; plantsoen_token=; __Host-plantsoen_authentication=${marked}`;
const member = () => ({ cookie: memberCookies() });
const logOut = { 'account.action': 'logOut' };
const newPassword = { newPassword: 'quite long enough', confirmPassword: 'quite long enough' };
const changePassword = { 'account.action': 'changePassword', currentPassword: 'old', ...newPassword };

describe('ACC-06 logging out', () => {
  test('ends the session at the API, deletes its tokens, marks the cookie as logged out and redirects to the homepage', async () => {
    accountSite.answer('deleteRefreshToken', true);
    const answer = await accountSite.post('/account/', logOut, member());
    expect(answer).toMatchObject({ status: 303, headers: { location: '/' } });
    expect(sentBack(answer.headers['set-cookie'])).toBe(loggedOut);
    expect(accountSite.asked).toEqual([['deleteRefreshToken', { refreshToken: accountSite.refreshToken }]]);
  });

  test('redirects in the language of the page and answers a script', async () => {
    accountSite.answer('deleteRefreshToken', true);
    const headers = { ...asScript, origin: 'http://localhost', cookie: memberCookies({}, 'localhost') };
    const body = 'account.action=logOut';
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await accountSite.site.get('/de/account/', {
      method: 'POST',
      host: 'localhost',
      headers: { ...headers, ...type },
      body,
    });
    expect(JSON.parse(answer.text)).toEqual({ outcome: 'done', message: 'loggedOut', problems: [], href: '/de/' });
    const [emptied, mark = ''] = sentBack(answer.headers['set-cookie']).split('; plantsoen_authentication=');
    expect(emptied).toBe('plantsoen_token=');
    expect(JSON.parse(Buffer.from(mark, 'base64url').toString())).toEqual({ test: true, loggedOut: true });
  });

  test('logs the browser out if the API is unreachable, and logs the failure', async () => {
    await accountSite.withoutApi(async () => {
      const answer = await accountSite.post('/account/', logOut, member());
      expect([answer.status, answer.headers.location, sentBack(answer.headers['set-cookie'])]).toEqual([303, '/', loggedOut]);
      expect(accountSite.site.logged).toContainEqual(expect.objectContaining({ msg: 'the API failed to end the session' }));
    });
  });

  test('shared pages are answered from the cache afterwards', async () => {
    const cookie = `__Host-plantsoen_authentication=${marked}`;
    const answer = await accountSite.site.get('/', { headers: { cookie } });
    expect(answer.headers['cache-control']).toBe('public, no-cache');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('a slow tab cannot use the ended session', async () => {
    accountSite.answer('deleteRefreshToken', true);
    await accountSite.post('/account/', logOut, member());
    const late = await accountSite.site.get('/account/', { headers: member() });
    expect([late.headers.location, sentBack(late.headers['set-cookie'])]).toEqual(['/aanmelden/', taken]);
  });

  test('a guest or a visitor with unreadable cookies is redirected to the homepage', async () => {
    for (const cookie of ['', 'plantsoen_authentication=x'])
      expect((await accountSite.post('/account/', logOut, { cookie })).headers.location).toBe('/');
  });
});

describe('cross-site requests', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://en.test' },
    { origin: 'https://nl.test', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://nl.test', 'sec-fetch-site': 'same-site' },
    { origin: '' },
  ];

  test('are refused for every action, without a request to the API or a cookie', async () => {
    for (const action of accountActions) {
      for (const headers of foreign) {
        const answer = await accountSite.post(
          '/account/',
          { 'account.action': action, ...newPassword },
          { ...member(), ...headers },
        );
        expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
      }
    }
    expect(accountSite.asked).toEqual([]);
  });

  test('reading an address has no effect', async () => {
    const link = '/account/?account.action=logOut&x=1';
    expect((await accountSite.site.get(link, { headers: member() })).headers['set-cookie']).toBeUndefined();
    expect((await accountSite.site.get('/account/', { method: 'DELETE', headers: member() })).status).toBe(405);
    expect(accountSite.asked).toEqual([]);
  });
});

describe('actions for members', () => {
  test.each([
    ['changePassword', '/account/wachtwoord-wijzigen/', changePassword, 'updatePassword'],
    ['endSession', '/account/', { 'account.action': 'endSession', session: 'k1' }, 'endSession'],
  ])('%s: runs as the member and the page confirms it', async (action, path, form, mutation) => {
    accountSite.answer(mutation, accountDone);
    const answer = await accountSite.post(path, form, member());
    expect(answer).toMatchObject({ status: 303, headers: { location: `${path}?sent=account.${action}` } });
    expect(accountSite.peer.heard.at(-1)).toMatchObject({ authorization: 'JWT aa.bb.cc', 'x-visitor-address': '127.0.0.1' });
  });

  test('ACC-09 updates the profile; a new email address must be confirmed first', async () => {
    const profile = { fullName: 'Anna Bos', email: 'New@post.example', company: 'X', phoneNumber: '0570', website: '' };
    accountSite.answer('updateViewer', {
      __typename: 'ViewerUpdated',
      message: 'Saved',
      user: { id: 1, newEmail: 'new@post.example' },
    });
    const answer = await accountSite.post(
      '/account/',
      { 'account.action': 'profile', ...profile, currentPassword: 'p' },
      { ...member(), ...asScript },
    );
    expect(JSON.parse(answer.text)).toEqual({ outcome: 'done', message: 'confirmNewEmail', problems: [] });
    expect(accountSite.asked[0]?.[1]).toEqual({ siteId: 1, viewer: { ...profile, currentPassword: 'p' } });
  });

  test('ACC-10 differing and wrong passwords are refused and not rendered again', async () => {
    const differing = { ...changePassword, confirmPassword: 'another' };
    expect((await accountSite.post('/account/wachtwoord-wijzigen/', differing, member())).status).toBe(422);
    expect(accountSite.shown).toMatchObject({ values: {}, account: { message: 'passwordsDiffer' } });
    accountSite.answer(
      'updatePassword',
      refusal('credentials', { problems: [{ handle: 'currentPassword', key: 'wrongPassword', amount: null }] }),
    );
    await accountSite.post('/account/wachtwoord-wijzigen/', changePassword, member());
    expect(accountSite.shown?.account).toEqual({
      outcome: 'refused',
      message: 'passwordNotUpdated',
      problems: [{ handle: 'currentPassword', key: 'wrongPassword' }],
    });
  });

  test('SEC-10 exports the stored data of the member as a file that is not cached', async () => {
    accountSite.answer('viewer', { id: 1, export: '{"email":"a@b.example"}' });
    const answer = await accountSite.post('/account/', { 'account.action': 'export' }, member());
    expect(answer).toMatchObject({ status: 200, text: '{"email":"a@b.example"}' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="account.json"',
    });
  });

  test('a favourite redirects back to its page', async () => {
    accountSite.answer('changeFavourite', accountDone);
    const form = { 'account.action': 'favourite', favourite: '7', isFavourite: 'false' };
    const back = await accountSite.post('/favorieten/?return=true&path=%2Fproducten%2F', form, member());
    expect(back.headers.location).toBe('/producten/');
    expect((await accountSite.post('/favorieten/', form, member())).headers.location).toBe('/favorieten/');
    expect(accountSite.asked[0]?.[1]).toEqual({ productId: 7, isFavourite: false });
  });

  test.each([
    ['deleteAccount', { 'account.action': 'deleteAccount', password: 'p' }, 'deleteAccount'],
    ['resetPassword', { 'account.action': 'resetPassword', token: 't', ...newPassword }, 'setPassword'],
  ])('%s ends the session in the browser as well', async (action, form, mutation) => {
    accountSite.answer(mutation, accountDone);
    const answer = await accountSite.post('/account/', form, member());
    expect([answer.headers.location, sentBack(answer.headers['set-cookie'])]).toEqual([
      `/aanmelden/?sent=account.${action}`,
      taken,
    ]);
  });

  test('a new log-in ends the previous session', async () => {
    accountSite.answer('authenticate', authentication);
    accountSite.answer('deleteRefreshToken', true);
    await accountSite.post('/aanmelden/', { 'account.action': 'logIn', email: 'a@b.example', password: 'p' }, member());
    expect(accountSite.asked.at(-1)).toEqual(['deleteRefreshToken', { refreshToken: accountSite.refreshToken }]);
  });

  test('are for members: a guest is redirected to the log-in page', async () => {
    const answer = await accountSite.post('/account/', { 'account.action': 'export' });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/aanmelden/?return=true&path=%2Faccount%2F' } });
    const told = await accountSite.post('/account/', { 'account.action': 'export' }, asScript);
    expect([told.status, JSON.parse(told.text).message]).toEqual([401, 'sessionOver']);
    const favourite = { 'account.action': 'favourite', favourite: '7', isFavourite: 'true' };
    const meant = await accountSite.post('/favorieten/?return=true&path=%2Fproducten%2F', favourite);
    expect(meant.headers.location).toBe('/aanmelden/?return=true&path=%2Fproducten%2F&reason=favourite&favourite=7');
    expect(accountSite.asked).toEqual([]);
  });

  test('ACC-13 a refused session ends and redirects to the 404 page', async () => {
    const refused = { cookie: memberCookies({ accessToken: 'x.y.z' }) };
    const answer = await accountSite.post('/account/wachtwoord-wijzigen/', changePassword, refused);
    expect([answer.status, answer.headers.location, sentBack(answer.headers['set-cookie'])]).toEqual([303, '/404/', taken]);
    const told = await accountSite.post('/account/wachtwoord-wijzigen/', changePassword, { ...refused, ...asScript });
    expect([told.status, JSON.parse(told.text).href]).toEqual([401, '/404/']);
  });
});
