import type { Session } from './session-cookies.ts';

/** Tokens in the form that the API returns (ACC-02). */
export type TokenSet = { jwt: string; jwtExpiresAt: number; refreshToken: string; refreshTokenExpiresAt: number };

/** Clock difference in milliseconds that is ignored. */
const tolerated = 60_000;

/**
 * Returns the session of new tokens. Expiries are compared with the local clock, so they are shifted by the difference to the API's clock
 * if that exceeds the tolerance.
 */
export function sessionOfTokens({ jwt, jwtExpiresAt, refreshToken, refreshTokenExpiresAt }: TokenSet): Session {
  const made = timeOf(jwt);
  const apart = made === undefined ? 0 : Date.now() - made;
  const move = Math.abs(apart) < tolerated ? 0 : apart;
  return {
    accessToken: jwt,
    refreshToken,
    jwtExpiresAt: jwtExpiresAt + move,
    refreshTokenExpiresAt: refreshTokenExpiresAt + move,
  };
}

/** Returns the time of issue of a token in milliseconds, or undefined. */
function timeOf(jwt: string): number | undefined {
  try {
    const { iat } = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
    return typeof iat === 'number' ? iat * 1000 : undefined;
  } catch {
    return undefined;
  }
}
