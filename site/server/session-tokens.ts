import type { Session } from './session.ts';

/** Tokens as the API gives them (ACC-02). */
export type TokenSet = { jwt: string; jwtExpiresAt: number; refreshToken: string; refreshTokenExpiresAt: number };

/** Clocks that differ by less go together. */
const tolerated = 60_000;

/**
 * The session that new tokens make. Expiries compare with this machine's clock: where it and the API's are far apart, they are moved by as
 * much as the access token seems to come from another time.
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

/** When a token says that it was made. */
function timeOf(jwt: string): number | undefined {
  try {
    const { iat } = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
    return typeof iat === 'number' ? iat * 1000 : undefined;
  } catch {
    return undefined;
  }
}
