import { randomBytes, randomUUID } from 'node:crypto';
import { shortenedIp } from '../../platform/api/client-network.ts';
import { deviceName } from './device-name.ts';
import { hashOfToken, refreshTokenOf } from './refresh-token.ts';
import { maxSessions, type SessionStore, sessionKeys, sessionLimits } from './session.ts';
import { type SessionTokens, type StoredSession, sessionTokens } from './session-tokens.ts';

type Beginning = {
  memberId: number;
  /** Hash of the password used to log in. If the password has changed since, no session starts. */
  passwordHash?: string;
  /** User agent of the browser. */
  device: string | null | undefined;
  clientIp: string | undefined;
  /** Log-in that the session belongs to, and its expiry. Without them, the session starts a separate log-in. */
  logIn?: string;
  expiresAt?: Date;
};

/** The lock serialises a log-in and a change of the password: the second one sees the result of the first. */
const insert = `
  with proven as (select from member_credential where member_id = $2 and password_hash = $10 for share)
  insert into member_session (id, member_id, salt, refresh_hash, device, network, expires_at, login_id)
  select $1::uuid, $2::int, $3::bytea, $4::bytea, $5::text, $6::text, coalesce($8::timestamptz, now() + make_interval(secs => $7)),
    coalesce($9::uuid, $1::uuid)
  where $10::text is null or exists (select from proven)
  returning id, member_id as "memberId", salt, generation, last_used_at as "usedAt", expires_at as "expiresAt"`;

const makeRoom = `
  update member_session set ended_at = now() where id in (
    select id from member_session where member_id = $1 and ended_at is null order by last_used_at desc, started_at desc offset $2)`;

/** Starts a session. The caller has verified that the member may log in. Returns undefined if the password is no longer valid. */
export async function beginSession(store: SessionStore, beginning: Beginning): Promise<SessionTokens | undefined> {
  const { memberId, passwordHash, device, clientIp, logIn, expiresAt } = beginning;
  const [sessionId, salt] = [randomUUID(), randomBytes(32)];
  const refreshToken = refreshTokenOf({ sessionId, generation: 0 }, salt, sessionKeys(store).refresh);
  const [session] = await store.sql.query<StoredSession>(insert, [
    sessionId,
    memberId,
    salt,
    hashOfToken(refreshToken),
    deviceName(device ?? ''),
    shortenedIp(clientIp),
    sessionLimits.absolute / 1000,
    expiresAt ?? null,
    logIn ?? null,
    passwordHash ?? null,
  ]);
  if (!session) return undefined;
  await store.sql.query(makeRoom, [memberId, maxSessions]);
  return sessionTokens(store, session);
}
