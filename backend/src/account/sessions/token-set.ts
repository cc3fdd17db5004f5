import type { TokenSet } from '../../platform/generated/contract.ts';
import { signAccess } from './access-token.ts';
import { refreshTokenOf } from './refresh-token.ts';
import { type SessionStore, sessionKeys } from './session-keys.ts';
import { sessionLimits } from './session-limits.ts';

/** The tokens of a session (ACC-02). */
export type SessionTokens = Omit<TokenSet, '__typename'>;

/** A session as its row has it. */
export type StoredSession = {
  id: string;
  memberId: number;
  salt: Buffer;
  generation: number;
  usedAt: Date;
  expiresAt: Date;
};

/** What a member is given for a session: an access token made anew, and the refresh token of its present generation. */
export async function tokenSet(store: SessionStore, session: StoredSession): Promise<SessionTokens> {
  const { id: sessionId, memberId, salt, generation, usedAt, expiresAt } = session;
  const keys = sessionKeys(store);
  return {
    ...(await signAccess({ memberId, sessionId, generation }, keys.access, expiresAt.getTime())),
    refreshToken: refreshTokenOf({ sessionId, generation }, salt, keys.refresh),
    refreshTokenExpiresAt: Math.min(usedAt.getTime() + sessionLimits.idle, expiresAt.getTime()),
  };
}
