import { createHash, createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { isSessionId } from './session.ts';

/** Session and generation of a refresh token. Each token is spent for that of the next generation. */
export type RefreshTokenPlace = { sessionId: string; generation: number };

const form = /^([0-9a-f-]{36})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/;

/**
 * Returns the refresh token of a generation of a session. It is derived from the installation's key and the session's salt. A
 * repeated request therefore gets the same token, although no token is stored.
 */
export function refreshTokenOf({ sessionId, generation }: RefreshTokenPlace, salt: Buffer, key: KeyObject): string {
  const proof = createHmac('sha256', key).update(salt).update(`${sessionId}.${generation}`).digest('base64url');
  return `${sessionId}.${generation}.${proof}`;
}

/** Returns the session and generation that a token claims, or undefined for other text. */
export function placeOfRefreshToken(token: string): RefreshTokenPlace | undefined {
  const [, sessionId = '', generation] = form.exec(token) ?? [];
  return isSessionId(sessionId) ? { sessionId, generation: Number(generation) } : undefined;
}

/** Whether a token was issued for the session and generation that it claims. */
export function isAuthentic(token: string, place: RefreshTokenPlace, salt: Buffer, key: KeyObject): boolean {
  return timingSafeEqual(hashOfToken(token), hashOfToken(refreshTokenOf(place, salt, key)));
}

/** Returns the hash of a token, which is stored instead of it. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
