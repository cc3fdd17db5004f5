import { createHash, createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { isSessionId } from './session-id.ts';

/** Which refresh token of a session one is: each is spent for the next. */
export type RefreshTokenPlace = { sessionId: string; generation: number };

const form = /^([0-9a-f-]{36})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/;

/**
 * The refresh token of a session's generation. It follows from the installation's key and the session's salt, so that whoever brings the one
 * before it twice gets the same token twice, though none is stored.
 */
export function refreshTokenOf({ sessionId, generation }: RefreshTokenPlace, salt: Buffer, key: KeyObject): string {
  const proof = createHmac('sha256', key).update(salt).update(`${sessionId}.${generation}`).digest('base64url');
  return `${sessionId}.${generation}.${proof}`;
}

/** Which token one claims to be; undefined for what is none. */
export function placeOfRefreshToken(token: string): RefreshTokenPlace | undefined {
  const [, sessionId = '', generation] = form.exec(token) ?? [];
  return isSessionId(sessionId) ? { sessionId, generation: Number(generation) } : undefined;
}

/** Whether the token is what it claims to be. */
export function isAuthentic(token: string, place: RefreshTokenPlace, salt: Buffer, key: KeyObject): boolean {
  return timingSafeEqual(hashOfToken(token), hashOfToken(refreshTokenOf(place, salt, key)));
}

/** What is stored of a token. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
