import { beginSession } from './sessions/begin-session.ts';
import { type SessionStore, sessionLimits } from './sessions/session.ts';
import type { SessionTokens } from './sessions/session-tokens.ts';

type Row = { memberId: number; logIn: string; expiresAt: Date };

const statement = `
  select s.member_id as "memberId", s.login_id as "logIn", s.expires_at as "expiresAt"
  from member_session s join members m on m.id = s.member_id
  where s.id = $1 and s.ended_at is null and s.expires_at > now() and s.last_used_at > now() - make_interval(secs => $2)
    and m.activated_at is not null and not coalesce(m.is_disabled, false)`;

/**
 * Creates a session for the domain of another language in the same browser (LOC-09). It belongs to the same log-in, ends with it
 * and expires no later. Returns undefined if the given session has ended.
 */
export async function transferSession(
  store: SessionStore,
  sessionId: string,
  browser: { device: string | null | undefined; clientIp: string | undefined },
): Promise<SessionTokens | undefined> {
  const [session] = await store.sql.query<Row>(statement, [sessionId, sessionLimits.idle / 1000]);
  if (!session) return undefined;
  const tokens = await beginSession(store, { ...browser, ...session });
  // A concurrent log-out has ended only the sessions that existed before this one.
  const [stillThere] = await store.sql.query('select 1 from member_session where id = $1 and ended_at is null', [sessionId]);
  if (stillThere) return tokens;
  await store.sql.query('update member_session set ended_at = now() where login_id = $1 and ended_at is null', [session.logIn]);
  return undefined;
}
