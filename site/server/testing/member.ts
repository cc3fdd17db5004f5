import { type Session, sessionCookies } from '../session/session-cookies.ts';

const minute = 60_000;
let number = 0;

/** Starts a new session, because a site remembers for a while which sessions were refreshed or ended. */
export function beginTestSession(): string {
  number += 1;
  return testSession().refreshToken;
}

/** Returns a valid session with the token that peers accept. */
export const testSession = (fields: Partial<Session> = {}): Session => ({
  accessToken: 'aa.bb.cc',
  refreshToken: `refresh-${number}`,
  jwtExpiresAt: Date.now() + 15 * minute,
  refreshTokenExpiresAt: Date.now() + 60 * minute,
  ...fields,
});

/** Returns the Cookie header by which a browser sends a session to a host. */
export function memberCookies(fields: Partial<Session> = {}, host = 'nl.test'): string {
  return sentBack(sessionCookies(testSession(fields), host));
}

/** Converts Set-Cookie headers to the Cookie header of the next request. */
export function sentBack(cookies: readonly string[] | string | undefined): string {
  return [cookies ?? []]
    .flat()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
