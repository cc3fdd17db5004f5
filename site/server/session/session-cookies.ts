import type { ServerResponse } from 'node:http';
import type { HttpContext } from '../http/http-context.ts';
import { cookieValue, deletedHostCookie, hasCookie, hostCookie, hostCookieName, isLocal } from './host-cookie.ts';

/** A member's session, as stored in the authentication cookie (ACC-03). Times are in milliseconds since 1970. */
export type Session = {
  accessToken: string;
  refreshToken: string;
  jwtExpiresAt: number;
  refreshTokenExpiresAt: number;
};

/** The authentication cookie is authoritative; the token cookie is a copy of its access token. Lifetimes are in seconds. */
const authentication = { name: 'plantsoen_authentication', seconds: 365 * 24 * 3600 };
const token = { name: 'plantsoen_token', seconds: 7 * 24 * 3600 };

/** Encodes the content of the authentication cookie. `test` marks a session on the local machine. */
const encoded = (content: Partial<Session>, { host, loggedOut }: { host: string; loggedOut: boolean }): string =>
  Buffer.from(JSON.stringify({ ...content, test: isLocal(host), loggedOut })).toString('base64url');

/**
 * Returns the authentication cookie after log-out: without a token, and the same for every visitor of a host, so that shared pages can
 * answer it.
 */
const loggedOutMark = (host: string): string => encoded({}, { host, loggedOut: true });

/**
 * Whether a Cookie header carries a session cookie of this host, including expired and forged ones: the answer must not be shared
 * (SEC-05).
 * Cookies under another name may come from a sibling domain, so they are ignored.
 */
export function hasSession(cookies: string | undefined, host: string): boolean {
  if (cookies === undefined) return false;
  const stored = cookieValue(cookies, hostCookieName(authentication.name, host));
  return (stored !== undefined && stored !== loggedOutMark(host)) || hasCookie(cookies, hostCookieName(token.name, host));
}

/** Returns the session that a Cookie header carries to a host; undefined if there is no valid one. */
export function sessionOf(cookies: string | undefined, host: string): Session | undefined {
  const value = cookieValue(cookies, hostCookieName(authentication.name, host));
  return value === undefined ? undefined : readSession(value);
}

/** Returns the HttpOnly cookies that store a session in a browser. */
export function sessionCookies(session: Session, host: string): string[] {
  return [
    hostCookie(authentication.name, encoded(session, { host, loggedOut: false }), authentication.seconds, host),
    hostCookie(token.name, session.accessToken, token.seconds, host),
  ];
}

/** Returns the cookies that delete a session, under the names of this host and the names that a sibling domain may have set. */
export function endedSession(host: string): string[] {
  return [authentication, token].flatMap(({ name }) => deletedHostCookie(name, host));
}

/** Returns the cookies that delete a session and mark the visitor as logged out (ACC-06). */
export function loggedOutSession(host: string): string[] {
  const name = hostCookieName(authentication.name, host);
  const others = endedSession(host).filter((cookie) => !cookie.startsWith(`${name}=`));
  return [...others, hostCookie(authentication.name, loggedOutMark(host), authentication.seconds, host)];
}

/** Stores a session in the browser with any answer. A browser that kept the used refresh token would be logged out. */
export function keepSession({ response, host }: HttpContext, session: Session): void {
  setCookies(response, sessionCookies(session, host));
}

/** Deletes the session from the browser with any answer. */
export function endSession({ response, host }: HttpContext): void {
  setCookies(response, endedSession(host));
}

/** Deletes the session from the browser and marks it as logged out. */
export function logOutSession({ response, host }: HttpContext): void {
  setCookies(response, loggedOutSession(host));
}

/** Sets the session cookies, replacing those set earlier in the same answer. */
function setCookies(response: ServerResponse, cookies: readonly string[]): void {
  const others = [response.getHeader('set-cookie') ?? []].flat().map(String);
  response.setHeader('Set-Cookie', [...others.filter((other) => !isSessionCookie(other)), ...cookies]);
}

const isSessionCookie = (cookie: string) => /^(?:__Host-)?plantsoen_(?:authentication|token)=/.test(cookie);

const maxCookieLength = 4096;
const jwtForm = /^[\w-]{1,1000}\.[\w-]{1,2000}\.[\w-]{1,1000}$/;
const tokenForm = /^[\w.~+/=-]{1,1000}$/;

function readSession(value: string): Session | undefined {
  if (value.length > maxCookieLength) return undefined;
  const { accessToken, refreshToken, jwtExpiresAt, refreshTokenExpiresAt } = parsed(Buffer.from(value, 'base64url').toString());
  if (typeof accessToken !== 'string' || !jwtForm.test(accessToken)) return undefined;
  if (typeof refreshToken !== 'string' || !tokenForm.test(refreshToken)) return undefined;
  if (!isTime(jwtExpiresAt) || !isTime(refreshTokenExpiresAt)) return undefined;
  return { accessToken, refreshToken, jwtExpiresAt, refreshTokenExpiresAt };
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function parsed(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
