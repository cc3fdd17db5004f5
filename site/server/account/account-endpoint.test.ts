import { describe, expect, test } from 'vitest';
import { accountDone, accountPeer, asScript, authentication, refusal } from '../testing/account-peer.ts';
import { sentBack } from '../testing/member.ts';
import { testSite } from '../testing/test-site.ts';

const accountSite = accountPeer();
const logIn = { 'account.action': 'logIn', email: ' anna@post.example ', password: ' two  spaces ' };

describe('ACC-01 logging in', () => {
  test('without scripts: sets the session cookies and redirects to the account page', async () => {
    accountSite.answer('authenticate', authentication);
    const answer = await accountSite.post('/aanmelden/', logIn, { 'user-agent': 'Firefox/140.0' });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/account/' } });
    expect(answer.headers['set-cookie']).toHaveLength(2);
    const { password } = logIn;
    expect(accountSite.asked).toEqual([['authenticate', { email: 'anna@post.example', password, device: 'Firefox/140.0' }]]);
    const inside = await accountSite.site.get('/account/', { headers: { cookie: sentBack(answer.headers['set-cookie']) } });
    expect(inside.status).toBe(200);
  });

  test('a script receives the address to navigate to', async () => {
    accountSite.answer('authenticate', authentication);
    const answer = await accountSite.post('/aanmelden/', logIn, asScript);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({ outcome: 'done', message: 'loggedIn', problems: [], href: '/account/' });
    expect(answer.headers['set-cookie']).toHaveLength(2);
  });

  test.each(['text/html', 'application/json'])('SEC-03 no body holds a token (%s)', async (accept) => {
    accountSite.answer('authenticate', { ...authentication(), jwt: 'se.cr.et', refreshToken: 'also-secret' });
    const { text, headers } = await accountSite.post('/aanmelden/', logIn, { accept });
    expect(text).not.toMatch(/se\.cr\.et|also-secret|jwt|token/i);
    expect({ ...headers, 'set-cookie': '' }).not.toMatchObject({ location: expect.stringMatching(/se\.cr\.et|also-secret/) });
    expect(JSON.stringify(accountSite.site.logged)).not.toMatch(/se\.cr\.et|also-secret|two {2}spaces|anna@post/);
  });

  test.each([
    ['wrong details', refusal('credentials'), 422, 'notLoggedIn'],
    ['an account that is not activated', refusal('notActivated'), 422, 'notActivated'],
    ['too many tries', refusal('tooOften', { retryAfter: 40 }), 429, 'tooOften'],
  ])('%s: renders the page again with the submitted values except the password', async (_, refused, status, message) => {
    accountSite.answer('authenticate', refused);
    const shown = await accountSite.post('/aanmelden/?return=true&path=%2Fnieuws%2F', logIn);
    expect(shown).toMatchObject({ status, headers: { 'cache-control': 'private, no-store' } });
    expect(shown.headers['set-cookie']).toBeUndefined();
    expect(shown.headers['retry-after']).toBe(status === 429 ? '40' : undefined);
    expect(accountSite.shown).toMatchObject({
      handle: 'account.logIn',
      outcome: 'refused',
      account: { outcome: 'refused', message },
    });
    expect(accountSite.shown?.values).toEqual({ email: 'anna@post.example' });
    expect(shown.text).not.toContain('two  spaces');
    const told = await accountSite.post('/aanmelden/', logIn, asScript);
    expect([told.status, JSON.parse(told.text).message, told.headers['retry-after']]).toEqual([
      status,
      message,
      shown.headers['retry-after'],
    ]);
  });

  test('removes characters that cannot be typed, because the API would refuse the request', async () => {
    accountSite.answer('authenticate', refusal('credentials'));
    const told = await accountSite.post('/aanmelden/', { ...logIn, password: 'two\0 words' }, asScript);
    expect([told.status, JSON.parse(told.text).message]).toEqual([422, 'notLoggedIn']);
    expect(accountSite.asked).toMatchObject([['authenticate', { password: 'two words' }]]);
  });

  test('invalid fields are refused without a request to the API', async () => {
    const told = await accountSite.post('/aanmelden/', { ...logIn, email: 'anna', password: '' }, asScript);
    expect(JSON.parse(told.text).problems).toEqual([
      { handle: 'email', key: 'email' },
      { handle: 'password', key: 'required' },
    ]);
    expect(accountSite.asked).toEqual([]);
  });

  test('lets a limited number of requests per network through and answers the others at once with Retry-After', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    accountSite.answer('authenticate', async () => {
      await held;
      return authentication();
    });
    const asked = Array.from({ length: 60 }, () => accountSite.post('/aanmelden/', logIn));
    const away = await Promise.all([accountSite.post('/aanmelden/', logIn, asScript), accountSite.post('/aanmelden/', logIn)]);
    expect(away.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
      [429, '3'],
      [429, '3'],
    ]);
    expect(JSON.parse(away[0]?.text ?? '')).toMatchObject({ outcome: 'refused', message: 'tooOften', retryAfter: 3 });
    expect(away[1]?.text).toContain('enkele seconden');
    release();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(16);
    expect(statuses.filter((status) => status === 429)).toHaveLength(44);
    expect((await accountSite.post('/aanmelden/', logIn)).status).toBe(303);
  });

  test('fifty pending connections from many addresses do not block a member', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    accountSite.answer('authenticate', async ({ email }: Record<string, unknown>) => {
      if (email !== 'member@post.example') await held;
      return authentication();
    });
    const site = await testSite(accountSite.peer, { TRUSTED_PROXIES: '127.0.0.1' });
    await site.ready();
    const post = (address: string, email: string) =>
      site.get('/aanmelden/', {
        method: 'POST',
        headers: { origin: 'https://nl.test', 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address },
        body: new URLSearchParams({ ...logIn, email }).toString(),
      });
    const attack = Array.from({ length: 50 }, (_, index) => post(`203.0.113.${index}`, 'someone@post.example'));
    await expect.poll(() => accountSite.asked.length).toBe(50);
    expect((await post('192.0.2.1', 'member@post.example')).status).toBe(303);
    release();
    expect(new Set((await Promise.all(attack)).map(({ status }) => status))).toEqual(new Set([303]));
    await site.stop();
  });

  test('ACC-14 an unreachable API answers 503 with an error message and changes no session', async () => {
    await accountSite.withoutApi(async () => {
      const told = await accountSite.post('/aanmelden/', logIn, asScript);
      expect(told).toMatchObject({ status: 503, text: '{"outcome":"failed","message":"oops","problems":[]}' });
      expect(told.headers['set-cookie']).toBeUndefined();
    });
  });
});

describe('after logging in', () => {
  test.each([
    ['?return=true&path=%2Fproducten%2F%3Fsearch%3Dbank', '/producten/?search=bank'],
    ['?return=true&path=%2F%2Fevil.example%2F', '/account/'],
    ['?path=%2Fproducten%2F', '/account/'],
  ])('ACC-08 %s leads to %s', async (search, location) => {
    accountSite.answer('authenticate', authentication);
    expect((await accountSite.post(`/aanmelden/${search}`, logIn)).headers.location).toBe(location);
    expect(JSON.parse((await accountSite.post(`/aanmelden/${search}`, logIn, asScript)).text).href).toBe(location);
  });

  test('FAV-01 adds the favourite a guest intended, with the new session', async () => {
    accountSite.answer('authenticate', authentication);
    accountSite.answer('changeFavourite', accountDone);
    const answer = await accountSite.post('/aanmelden/?return=true&path=%2Fnieuws%2F&favourite=42', logIn);
    expect(answer.headers.location).toBe('/nieuws/');
    expect(accountSite.asked.at(-1)).toEqual(['changeFavourite', { productId: 42, isFavourite: true }]);
    expect(accountSite.peer.heard.at(-1)?.authorization).toBe('JWT aa.bb.cc');
  });

  test('a favourite that cannot be added is logged and does not fail the log-in', async () => {
    accountSite.answer('authenticate', authentication);
    accountSite.answer('changeFavourite', () => Promise.reject(new Error('no')));
    expect((await accountSite.post('/aanmelden/?favourite=42', logIn)).status).toBe(303);
    const gone = [{ handle: null, key: 'goneProduct', amount: null }];
    accountSite.answer('changeFavourite', refusal('invalid', { problems: gone }));
    expect((await accountSite.post('/aanmelden/?favourite=42', logIn)).status).toBe(303);
    const logged = accountSite.site.logged.filter(({ msg }) => msg === 'the favourite could not be added after the log-in');
    expect(logged).toMatchObject([{ message: 'no' }, { productId: 42, problems: [{ key: 'goneProduct' }] }]);
    for (const favourite of ['0', '-1', 'x', '42; drop', '99999999999'])
      await accountSite.post(`/aanmelden/?favourite=${encodeURIComponent(favourite)}`, logIn);
    expect(accountSite.asked.filter(([name]) => name === 'changeFavourite')).toHaveLength(2);
  });
});

describe('ACC-01 registering an account', () => {
  const names = { firstName: 'Anna', lastName: 'Bos', company: 'Gemeente', phoneNumber: '0570 12', website: '' };
  const form = { 'account.action': 'register', ...names, email: 'a@post.example', password: 'long enough', privacy: 'on' };

  test('is sent to the API and redirects to a page with the result that can be reloaded', async () => {
    accountSite.answer('register', {
      __typename: 'Registration',
      message: 'x',
      jwt: null,
      refreshToken: null,
      jwtExpiresAt: null,
      refreshTokenExpiresAt: null,
    });
    const answer = await accountSite.post('/registreren/', form);
    expect(answer).toMatchObject({ status: 303, headers: { location: '/registreren/?sent=account.register' } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(accountSite.asked[0]?.[1]).toMatchObject({
      siteId: 1,
      registration: { ...names, email: 'a@post.example', privacy: true },
    });
    expect((await accountSite.site.get('/registreren/?sent=account.register')).status).toBe(200);
    expect(accountSite.shown).toMatchObject({ handle: 'account.register', outcome: 'sent' });
  });

  test('an installation that logs in new members at once starts their session', async () => {
    accountSite.answer('register', { ...authentication(), __typename: 'Registration' });
    const answer = await accountSite.post('/registreren/', form);
    expect(answer).toMatchObject({ status: 303, headers: { location: '/account/' } });
    expect(answer.headers['set-cookie']).toHaveLength(2);
  });

  test('violated rules return the submitted values except the password', async () => {
    expect((await accountSite.post('/registreren/', { ...form, company: '', privacy: '' })).status).toBe(422);
    expect(accountSite.shown?.account?.problems.map(({ handle, key }) => [handle, key])).toEqual([
      ['company', 'required'],
      ['privacy', 'required'],
    ]);
    expect(accountSite.shown?.values).toEqual({ ...names, company: '', email: 'a@post.example', privacy: false });
  });
});
