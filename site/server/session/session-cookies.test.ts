import { describe, expect, test } from 'vitest';
import { sentBack } from '../testing/member.ts';
import { endedSession, hasSession, loggedOutSession, type Session, sessionCookies, sessionOf } from './session-cookies.ts';

const session: Session = {
  accessToken: 'aa.bb.cc',
  refreshToken: 'r-1_x',
  jwtExpiresAt: 1_800_000_000_000,
  refreshTokenExpiresAt: 1_900_000_000_000,
};

/** Returns cookies by name. */
const cookiesOf = (cookies: readonly string[]) => new Map(cookies.map((value) => [value.slice(0, value.indexOf('=')), value]));

/** Returns the content of the authentication cookie. */
function content(cookies: readonly string[]): unknown {
  const found = cookies.find((cookie) => /^(?:__Host-)?plantsoen_authentication=[^;]/.test(cookie));
  const [, value = ''] = /=([^;]*)/.exec(found ?? '') ?? [];
  expect(value).toMatch(/^[\w-]+$/);
  return JSON.parse(Buffer.from(value, 'base64url').toString());
}

const kept = (fields: object) => `plantsoen_authentication=${Buffer.from(JSON.stringify(fields)).toString('base64url')}`;

describe('ACC-03 the cookies of a session', () => {
  test('are two HttpOnly SameSite cookies, for 365 days and 7 days', () => {
    const cookies = cookiesOf(sessionCookies(session, 'localhost'));
    expect([...cookies.keys()]).toEqual(['plantsoen_authentication', 'plantsoen_token']);
    expect(cookies.get('plantsoen_authentication')).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies.get('plantsoen_token')).toBe('plantsoen_token=aa.bb.cc; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax');
  });

  test.each([
    ['localhost', true],
    ['www.example.nl', false],
  ])('contain tokens and expiries, test only on this machine, and loggedOut: %s', (host, isTest) => {
    expect(content(sessionCookies(session, host))).toEqual({ ...session, test: isTest, loggedOut: false });
  });

  test.each(['localhost', 'www.example.nl'])('are marked by a log-out for 365 days, without a token: %s', (host) => {
    const cookies = loggedOutSession(host);
    expect(content(cookies)).toEqual({ test: host === 'localhost', loggedOut: true });
    const sent = sentBack(cookies.filter((cookie) => !cookie.includes('Max-Age=0')));
    expect(sessionOf(sent, host)).toBeUndefined();
    expect(hasSession(sent, host), 'shared pages answer it').toBe(false);
    expect(hasSession(`${sent}; ${sentBack(sessionCookies(session, host)).split('; ')[1]}`, host)).toBe(true);
    const deleted = cookies.filter((cookie) => cookie.includes('Max-Age=0')).map((cookie) => cookie.split('=')[0]);
    expect(deleted).toContain(host === 'localhost' ? 'plantsoen_token' : '__Host-plantsoen_token');
  });

  test.each(['www.example.nl', 'example.de', 'localhost.example.nl'])(
    'are Secure and limited to this host outside localhost: %s',
    (host) => {
      const cookies = cookiesOf(sessionCookies(session, host));
      expect([...cookies.keys()]).toEqual(['__Host-plantsoen_authentication', '__Host-plantsoen_token']);
      for (const cookie of cookies.values()) expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    },
  );

  test.each(['localhost', 'nl.localhost', '127.0.0.1', '[::1]'])('work without TLS on %s', (host) => {
    for (const cookie of cookiesOf(sessionCookies(session, host)).values()) expect(cookie).not.toContain('Secure');
  });

  test.each(['localhost', 'www.example.nl'])('can be read and deleted on %s', (host) => {
    const sent = `locale=de; ${sentBack(sessionCookies(session, host))}`;
    expect(sessionOf(sent, host)).toEqual(session);
    const ended = cookiesOf(endedSession(host));
    expect([...ended.keys()]).toEqual(expect.arrayContaining([...cookiesOf(sessionCookies(session, host)).keys()]));
    expect([...ended.keys()]).toEqual(expect.arrayContaining(['plantsoen_authentication', 'plantsoen_token']));
    for (const cookie of ended.values()) expect(cookie).toMatch(/=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax/);
  });

  test('the authentication cookie is authoritative: the token cookie alone is no session', () => {
    expect(sessionOf('plantsoen_token=aa.bb.cc', 'localhost')).toBeUndefined();
    expect(sessionOf(`plantsoen_token=xx.yy.zz; ${kept(session)}`, 'localhost')?.accessToken).toBe('aa.bb.cc');
  });

  test('another host of the domain cannot set a session', () => {
    expect(sessionOf(kept(session), 'www.example.nl')).toBeUndefined();
  });
});

describe('ACC-04 a cookie is no session', () => {
  test.each([
    ['without an access token', kept({ ...session, accessToken: undefined })],
    ['without a refresh token', kept({ ...session, refreshToken: '' })],
    ['an access token that cannot be one', kept({ ...session, accessToken: 'a b.c.d' })],
    ['a line break in a token', kept({ ...session, refreshToken: 'a\nb' })],
    ['without an expiry', kept({ ...session, jwtExpiresAt: null })],
    ['an expiry that is no number', kept({ ...session, refreshTokenExpiresAt: 'soon' })],
    ['no JSON', 'plantsoen_authentication=%7B%7D'],
    ['JSON of another kind', kept([1])],
    ['null', 'plantsoen_authentication=bnVsbA'],
    ['longer than a cookie', kept({ ...session, more: 'x'.repeat(5000) })],
  ])('%s', (_, cookies) => {
    expect(sessionOf(cookies, 'localhost')).toBeUndefined();
    expect(hasSession(cookies, 'localhost')).toBe(true);
  });
});

test('SEC-05 an answer to either cookie is not shared', () => {
  for (const name of ['plantsoen_token', 'plantsoen_authentication']) {
    expect(hasSession(`locale=de; ${name}=x`, 'localhost')).toBe(true);
    expect(hasSession(`locale=de; __Host-${name}=x`, 'www.example.nl')).toBe(true);
  }
  expect(hasSession(undefined, 'localhost')).toBe(false);
  expect(hasSession('locale=de; token=aa.bb.cc; authentication=x; a=plantsoen_token=y', 'localhost')).toBe(false);
});

test('SEC-05 a cookie that a sibling domain can set is ignored', () => {
  for (const name of ['plantsoen_token', 'plantsoen_authentication', 'a__Host-plantsoen_token'])
    expect(hasSession(`${name}=x`, 'www.example.nl')).toBe(false);
});
