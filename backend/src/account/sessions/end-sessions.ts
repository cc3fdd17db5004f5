import type { CollectionAfterChangeHook } from 'payload';
import { requestReads } from '../../platform/database/request-sql.ts';
import type { Member } from '../../platform/generated/payload-types.ts';
import { isAuthentic, placeOfRefreshToken } from './refresh-token.ts';
import { isSessionId, type SessionStore, sessionKeys, sessionLimits } from './session.ts';

/** Ends all sessions of a member, except those of the log-in of one session. Access tokens end with their session. */
export async function endOtherSessions(
  { sql }: Pick<SessionStore, 'sql'>,
  memberId: number,
  exceptSessionId?: string,
): Promise<void> {
  await sql.query(
    `update member_session set ended_at = now() where member_id = $1 and ended_at is null
     and login_id is distinct from (select login_id from member_session where id = $2::uuid)`,
    [memberId, exceptSessionId ?? null],
  );
}

/**
 * Ends a session of a member and all others of the same log-in. Returns false for an unknown session or one of another member.
 */
export async function endSession({ sql }: Pick<SessionStore, 'sql'>, memberId: number, sessionId: string): Promise<boolean> {
  if (!isSessionId(sessionId)) return false;
  const ended = await sql.query(
    `update member_session set ended_at = now() where member_id = $2 and ended_at is null
     and login_id = (select login_id from member_session where id = $1 and ended_at is null) returning id`,
    [sessionId, memberId],
  );
  return ended.length > 0;
}

/**
 * Ends the session of a refresh token, even a spent one, so that logging out always takes effect (ACC-06). Returns the ID of the
 * member, or undefined if no session was ended.
 */
export async function endSessionOfToken(store: SessionStore, refreshToken: string): Promise<number | undefined> {
  const place = placeOfRefreshToken(refreshToken);
  if (!place) return undefined;
  const [session] = await store.sql.query<{ memberId: number; salt: Buffer; generation: number }>(
    'select member_id as "memberId", salt, generation from member_session where id = $1 and ended_at is null',
    [place.sessionId],
  );
  if (!session || place.generation > session.generation) return undefined;
  if (!isAuthentic(refreshToken, place, session.salt, sessionKeys(store).refresh)) return undefined;
  return (await endSession(store, session.memberId, place.sessionId)) ? session.memberId : undefined;
}

/** Deletes ended and expired sessions. */
export async function deleteExpiredSessions(sql: SessionStore['sql']): Promise<void> {
  await sql.query(
    `delete from member_session
     where ended_at is not null or expires_at < now() or last_used_at < now() - make_interval(secs => $1)`,
    [sessionLimits.idle / 1000],
  );
}

/** Ends the sessions of a disabled member. Enabling the account again does not restore them. */
export const endSessionsOfDisabled: CollectionAfterChangeHook<Member> = async ({ doc, req }) => {
  if (doc.isDisabled) await endOtherSessions({ sql: await requestReads(req) }, doc.id);
};
