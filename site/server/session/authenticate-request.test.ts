import { describe, expect, test, vi } from 'vitest';
import { ContentPage } from '../../src/platform/generated/operations.ts';
import { accountPeer, refusal, tokens } from '../testing/account-peer.ts';
import { memberCookies, sentBack } from '../testing/member.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

const accountSite = accountPeer();
const second = 1000;
const past = (told = {}) => ({ cookie: memberCookies({ accessToken: 'old.to.ken', jwtExpiresAt: Date.now() - 1, ...told }) });
const refreshes = () => accountSite.asked.filter(([name]) => name === 'refreshToken');

function askData(headers: Record<string, string>, site: TestSite = accountSite.site) {
  const extensions = { persistedQuery: { version: 1, sha256Hash: ContentPage.id } };
  const body = JSON.stringify({ variables: { uri: 'over-ons', siteId: 1 }, extensions });
  const own = { origin: 'https://nl.test', 'content-type': 'application/json' };
  return site.get('/graphql', { method: 'POST', headers: { ...own, ...headers }, body });
}

const refuseRefresh = () => Promise.reject(new Error('Invalid Refresh Token'));

describe('ACC-05 an expired access token', () => {
  test('is refreshed, and the page is rendered for the member', async () => {
    accountSite.answer('refreshToken', tokens);
    const answer = await accountSite.site.get('/account/', { headers: past() });
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache' } });
    expect(refreshes()).toEqual([['refreshToken', { refreshToken: accountSite.refreshToken }]]);
    const cookie = sentBack(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^__Host-plantsoen_authentication=[\w-]+; __Host-plantsoen_token=aa\.bb\.cc$/);
    expect((await accountSite.site.get('/account/', { headers: { cookie } })).headers['set-cookie']).toBeUndefined();
    expect(refreshes()).toHaveLength(1);
  });

  test('is refreshed once for parallel requests of pages, data and forms, and every answer sets the new cookies', async () => {
    accountSite.answer('refreshToken', async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      return tokens();
    });
    const headers = past();
    accountSite.answer('changeFavourite', { __typename: 'AccountDone', message: 'Saved' });
    const favourite = { 'account.action': 'favourite', favourite: '4', isFavourite: 'true' };
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => accountSite.site.get('/over-ons/', { headers })),
      ...Array.from({ length: 9 }, () => askData(headers)),
      accountSite.post('/favorieten/', favourite, { ...headers, accept: 'application/json' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(refreshes()).toHaveLength(1);
    expect(new Set(answers.map(({ headers }) => sentBack(headers['set-cookie']))).size).toBe(1);
  });

  test('is not refreshed twice for a slightly later request with the old cookies', async () => {
    accountSite.answer('refreshToken', tokens);
    const headers = past();
    const [first] = [await accountSite.site.get('/over-ons/', { headers })];
    const later = await askData(headers);
    expect(refreshes()).toHaveLength(1);
    expect(later.headers['set-cookie']).toEqual(first.headers['set-cookie']);
  });

  test.each([
    ['a file that is not there', 404, () => accountSite.site.get('/media/files/a1/x.pdf', { headers: past() })],
    ['a list of which no file is made', 404, () => accountSite.post('/quotation-file/', { siteId: '1' }, past())],
    ['a page that cannot be shown', 500, () => accountSite.site.get('/stuk/', { headers: past() })],
  ])('is refreshed with every kind of answer: %s', async (_, status, ask) => {
    accountSite.answer('refreshToken', tokens);
    accountSite.peer.content.file = () => ({ status: 404, headers: {}, body: '' });
    const answer = await ask();
    expect([answer.status, sentBack(answer.headers['set-cookie'])]).toEqual([status, expect.stringContaining('_token=aa.bb.cc')]);
  });

  test('is refreshed once per request, regardless of its duration', async () => {
    accountSite.answer('refreshToken', tokens);
    accountSite.answer('updatePassword', () => {
      const later = Date.now() + 60 * second;
      vi.spyOn(Date, 'now').mockImplementation(() => later);
      return refusal('credentials');
    });
    const passwords = { currentPassword: 'a', newPassword: 'long enough', confirmPassword: 'long enough' };
    const form = { 'account.action': 'changePassword', ...passwords };
    const answer = await accountSite.post('/account/wachtwoord-wijzigen/', form, past());
    vi.restoreAllMocks();
    expect([answer.status, refreshes().length]).toEqual([422, 1]);
    expect(sentBack(answer.headers['set-cookie'])).toContain('_token=aa.bb.cc');
  });

  test('is refreshed shortly before it expires, and a fresh one is not', async () => {
    accountSite.answer('refreshToken', tokens);
    await accountSite.site.get('/over-ons/', { headers: { cookie: memberCookies({ jwtExpiresAt: Date.now() + 120 * second }) } });
    expect(refreshes()).toHaveLength(0);
    await accountSite.site.get('/over-ons/', { headers: { cookie: memberCookies({ jwtExpiresAt: Date.now() + 10 * second }) } });
    expect(refreshes()).toHaveLength(1);
  });

  test('two site processes continue with the same tokens, because the API repeats its answer', async () => {
    accountSite.answer('refreshToken', tokens);
    const other = await testSite(accountSite.peer);
    await other.ready();
    const headers = past();
    const both = await Promise.all([accountSite.site, other].map((site) => site.get('/account/', { headers })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(refreshes()).toHaveLength(2);
    await other.stop();
  });
});

describe('ACC-05 ACC-08 a session that cannot be refreshed', () => {
  test('has ended: it is logged, the cookies are deleted and the page is rendered as for a guest', async () => {
    accountSite.answer('refreshToken', refuseRefresh);
    const headers = past();
    const answer = await accountSite.site.get('/over-ons/', { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toEqual(Array(4).fill(expect.stringContaining('Max-Age=0')));
    expect(accountSite.peer.heard.at(-1)).not.toHaveProperty('authorization');
    expect(accountSite.site.logged).toContainEqual(expect.objectContaining({ msg: 'a session could not be refreshed' }));
    expect(JSON.stringify(accountSite.site.logged)).not.toContain(accountSite.refreshToken);
    const guarded = await accountSite.site.get('/account/', { headers });
    expect(guarded).toMatchObject({ status: 302, headers: { location: '/aanmelden/' } });
    expect((await askData(headers)).status).toBe(401);
    expect(refreshes()).toHaveLength(1);
  });

  test('a form of a member redirects to the log-in page, which leads back', async () => {
    accountSite.answer('refreshToken', refuseRefresh);
    const form = {
      'account.action': 'changePassword',
      currentPassword: 'a',
      newPassword: 'long enough',
      confirmPassword: 'long enough',
    };
    const answer = await accountSite.post('/account/wachtwoord-wijzigen/', form, past());
    expect(answer).toMatchObject({
      status: 303,
      headers: { location: '/aanmelden/?return=true&path=%2Faccount%2Fwachtwoord-wijzigen%2F' },
    });
    expect(sentBack(answer.headers['set-cookie'])).toBe(
      '__Host-plantsoen_authentication=; plantsoen_authentication=; __Host-plantsoen_token=; plantsoen_token=',
    );
  });
});

test('an unreachable API does not log out: the page answers 503 and the next request retries', async () => {
  const headers = past();
  await accountSite.withoutApi(async () => {
    for (const path of ['/over-ons/', '/account/']) {
      const answer = await accountSite.site.get(path, { headers });
      expect([answer.status, answer.headers['set-cookie'], answer.headers.location]).toEqual([503, undefined, undefined]);
    }
    const data = await askData(headers);
    expect([data.status, data.headers['set-cookie']]).toEqual([503, undefined]);
  });
  accountSite.answer('refreshToken', tokens);
  expect((await accountSite.site.get('/account/', { headers })).status).toBe(200);
});

test('ACC-05 a refresh that times out does not log out: the next request retries with the same token', async () => {
  const answered = Promise.withResolvers<void>();
  accountSite.answer('refreshToken', async () => {
    await answered.promise;
    return tokens();
  });
  const headers = past();
  const first = await accountSite.site.get('/account/', { headers });
  expect([first.status, first.headers['set-cookie']]).toEqual([503, undefined]);
  answered.resolve();
  await expect.poll(async () => (await accountSite.site.get('/account/', { headers })).status, { timeout: 5000 }).toBe(200);
  expect(refreshes().map(([, variables]) => variables)).toEqual(Array(2).fill({ refreshToken: accountSite.refreshToken }));
});

test('ACC-02 a clock that is a day off neither ends a session nor refreshes it on every request', async () => {
  const day = 24 * 3600 * second;
  for (const apart of [-day, day]) {
    const now = Date.now() + apart;
    const claims = Buffer.from(JSON.stringify({ iat: Math.floor(now / second) })).toString('base64url');
    accountSite.peer.memberToken = `aa.${claims}.cc`;
    const expiries = { jwtExpiresAt: now + 900 * second, refreshTokenExpiresAt: now + 9000 * second };
    accountSite.answer('refreshToken', { ...tokens(), ...expiries, jwt: accountSite.peer.memberToken });
    const before = refreshes().length;
    const first = await accountSite.site.get('/account/', { headers: past({ refreshToken: `clock${apart}` }) });
    const cookie = sentBack(first.headers['set-cookie']);
    const next = await accountSite.site.get('/account/', { headers: { cookie } });
    expect([next.status, next.headers['set-cookie'], refreshes().length - before]).toEqual([200, undefined, 1]);
  }
  accountSite.peer.memberToken = 'aa.bb.cc';
});

test('a member’s page requests only the data it renders from the API', async () => {
  const headers = { cookie: memberCookies() };
  await accountSite.site.get('/over-ons/', { headers });
  const before = accountSite.peer.heard.length;
  await accountSite.site.get('/over-ons/', { headers });
  // The member's data, which also verifies the token, and the content.
  expect(accountSite.peer.heard.slice(before).filter(({ authorization }) => authorization !== undefined)).toHaveLength(2);
});
