import { keptSession, type Session } from '../session.ts';

const minute = 60_000;
let number = 0;

/** Begins another session: a site remembers for a while which ones were refreshed or ended. */
export function beginTestSession(): string {
  number += 1;
  return testSession().refreshToken;
}

/** A session with the token that peers know, which lasts for a while. */
export const testSession = (told: Partial<Session> = {}): Session => ({
  accessToken: 'aa.bb.cc',
  refreshToken: `refresh-${number}`,
  jwtExpiresAt: Date.now() + 15 * minute,
  refreshTokenExpiresAt: Date.now() + 60 * minute,
  ...told,
});

/** The Cookie header by which a browser sends a session back to a host. */
export function memberCookies(told: Partial<Session> = {}, host = 'nl.test'): string {
  return sentBack(keptSession(testSession(told), host));
}

/** What a browser makes of Set-Cookie headers. */
export function sentBack(cookies: readonly string[] | string | undefined): string {
  return [cookies ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
