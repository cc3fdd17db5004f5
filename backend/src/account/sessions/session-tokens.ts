import type { TokenSet } from '../../platform/generated/contract.ts';
import { signAccess } from './access-token.ts';
import { refreshTokenOf } from './refresh-token.ts';
import { type SessionStore, sessionKeys, sessionLimits } from './session.ts';

/** The tokens of a session (ACC-02). */
export type SessionTokens = Omit<TokenSet, '__typename'>;

/** Row of a session in the database. */
export type StoredSession = {
  id: string;
  memberId: number;
  salt: Buffer;
  generation: number;
  usedAt: Date;
  expiresAt: Date;
};

/** Returns the tokens of a session: a new access token and the refresh token of its current generation. */
export async function sessionTokens(store: SessionStore, session: StoredSession): Promise<SessionTokens> {
  const { id: sessionId, memberId, salt, generation, usedAt, expiresAt } = session;
  const keys = sessionKeys(store);
  return {
    ...(await signAccess({ memberId, sessionId, generation }, keys.access, expiresAt.getTime())),
    refreshToken: refreshTokenOf({ sessionId, generation }, salt, keys.refresh),
    refreshTokenExpiresAt: Math.min(usedAt.getTime() + sessionLimits.idle, expiresAt.getTime()),
  };
}
