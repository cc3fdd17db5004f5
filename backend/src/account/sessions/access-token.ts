import type { KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { isSessionId, sessionLimits } from './session.ts';

/** Member and session of an access token, and the generation of the refresh token that was issued with it. */
export type AccessGrant = { memberId: number; sessionId: string; generation: number };

const algorithm = 'HS256';
const type = 'at+jwt';
const issuer = 'plantsoen';
const audience = 'plantsoen members';
const maxTokenLength = 1000;

/** Signs an access token. It expires after its lifetime, or earlier with the session. `jwtExpiresAt` is in milliseconds. */
export async function signAccess(grant: AccessGrant, key: KeyObject, sessionExpiresAt: number, now = Date.now()) {
  const seconds = Math.floor(Math.min(now + sessionLimits.access, sessionExpiresAt) / 1000);
  const jwt = await new SignJWT({ sid: grant.sessionId, gen: grant.generation })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(grant.memberId))
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(seconds)
    .sign(key);
  return { jwt, jwtExpiresAt: seconds * 1000 };
}

/** Returns the grant of an access token, or undefined if it is expired, forged or of another kind. */
export async function readAccess(token: string, key: KeyObject, now = new Date()): Promise<AccessGrant | undefined> {
  if (token.length > maxTokenLength) return undefined;
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience,
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      clockTolerance: sessionLimits.skew / 1000,
      currentDate: now,
    });
    // Tokens issued before this claim existed confirm no generation.
    const { sub = '', sid, gen = 0 } = payload;
    if (!/^[1-9]\d{0,8}$/.test(sub) || typeof sid !== 'string' || !isSessionId(sid)) return undefined;
    if (typeof gen !== 'number' || !Number.isInteger(gen) || gen < 0) return undefined;
    return { memberId: Number(sub), sessionId: sid, generation: gen };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
