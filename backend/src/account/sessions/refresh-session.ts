import { timingSafeEqual } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { audit, theSystem } from '../../audit/audit.ts';
import { shortenedIp } from '../../platform/api/client-network.ts';
import { requestSql } from '../../platform/database/request-sql.ts';
import { endSession } from './end-sessions.ts';
import { hashOfToken, isAuthentic, placeOfRefreshToken, type RefreshTokenPlace, refreshTokenOf } from './refresh-token.ts';
import { type SessionStore, sessionKeys, sessionLimits } from './session.ts';
import { type SessionTokens, type StoredSession, sessionTokens } from './session-tokens.ts';

type Row = StoredSession & {
  refreshHash: Buffer;
  /** Whether the given token is spent but still valid. */
  isGraced: boolean;
};

/** Number of spent tokens whose time a session remembers. It exceeds the number that can be spent within the grace period. */
const remembered = 32;

/** Maximum number of rounds. A third round needs more than two concurrent changes. */
const maxRounds = 5;

const columns = 's.id, s.member_id as "memberId", s.salt, s.generation, s.last_used_at as "usedAt", s.expires_at as "expiresAt"';

const find = `
  select ${columns}, s.refresh_hash as "refreshHash",
    coalesce(s.spent_at[s.generation - $2::int] > now() - make_interval(secs => $3), false)
      or (s.generation - $2::int = 1 and s.confirmed_generation < s.generation) as "isGraced"
  from member_session s join members m on m.id = s.member_id
  where s.id = $1 and s.ended_at is null and s.expires_at > now() and s.last_used_at > now() - make_interval(secs => $4)
    and m.activated_at is not null and not coalesce(m.is_disabled, false)`;

const rotate = `
  update member_session s set generation = s.generation + 1, refresh_hash = $3, last_used_at = now(),
    network = coalesce($4, s.network),
    spent_at = (array[now()] || s.spent_at)[1:${remembered}]
  where s.id = $1 and s.generation = $2 and s.ended_at is null returning ${columns}`;

/** Returns the error by which clients know that their session cannot be refreshed (ACC-13). */
const invalidRefreshToken = () => new GraphQLError('Invalid Refresh Token', { extensions: { code: 'UNAUTHENTICATED' } });

/**
 * Refreshes a session (ACC-05): spends its refresh token and returns the next tokens. Concurrent requests with the same token all
 * get the same next token. So does a client that repeats a request because the response was lost. It may do so within the grace
 * period, or later if the new tokens have not been used. A spent token that arrives later indicates theft of the token or of its
 * successor. It ends the session and all sessions of the same log-in on other domains. Throws "Invalid Refresh Token" for every
 * refused token.
 */
export async function refreshSession(
  store: SessionStore,
  refreshToken: string,
  clientIp: string | undefined,
): Promise<SessionTokens> {
  const place = placeOfRefreshToken(refreshToken);
  if (!place) throw invalidRefreshToken();
  for (let round = 0; round < maxRounds; round += 1) {
    const session = await findSession(store, place);
    if (!session || place.generation > session.generation) throw invalidRefreshToken();
    if (place.generation < session.generation) return sessionTokens(store, await stillGood(store, refreshToken, place, session));
    if (!timingSafeEqual(hashOfToken(refreshToken), session.refreshHash)) throw invalidRefreshToken();
    const rotated = await spend(store, session, clientIp);
    if (rotated) return sessionTokens(store, rotated);
  }
  throw invalidRefreshToken();
}

async function findSession({ sql }: SessionStore, { sessionId, generation }: RefreshTokenPlace): Promise<Row | undefined> {
  const [found] = await sql.query<Row>(find, [
    sessionId,
    generation,
    sessionLimits.reuseWindow / 1000,
    sessionLimits.idle / 1000,
  ]);
  return found;
}

/** Returns the session if a spent token of it is still valid. Otherwise ends the session and throws. */
async function stillGood(store: SessionStore, token: string, place: RefreshTokenPlace, session: Row): Promise<StoredSession> {
  if (!isAuthentic(token, place, session.salt, sessionKeys(store).refresh)) throw invalidRefreshToken();
  if (session.isGraced) return session;
  if (await endSession(store, session.memberId, session.id)) {
    const executor = await requestSql({ payload: store.payload, transactionID: undefined });
    await audit(executor, { actor: theSystem, action: 'tokenReuse', kind: 'members', subject: String(session.memberId) });
  }
  throw invalidRefreshToken();
}

/**
 * Spends the current token of a session and returns the session with the next one. Returns undefined if a concurrent request was
 * faster.
 */
async function spend(
  store: SessionStore,
  { id: sessionId, salt, generation }: StoredSession,
  clientIp: string | undefined,
): Promise<StoredSession | undefined> {
  const next = refreshTokenOf({ sessionId, generation: generation + 1 }, salt, sessionKeys(store).refresh);
  const [rotated] = await store.sql.query<StoredSession>(rotate, [
    sessionId,
    generation,
    hashOfToken(next),
    shortenedIp(clientIp),
  ]);
  return rotated;
}
