import { randomBytes, randomUUID } from 'node:crypto';
import { shortenedAddress } from '../../newsletter/shortened-address.ts';
import { deviceName } from './device-name.ts';
import { hashOfToken, refreshTokenOf } from './refresh-token.ts';
import { type SessionStore, sessionKeys } from './session-keys.ts';
import { mostSessions, sessionLimits } from './session-limits.ts';
import { type SessionTokens, type StoredSession, tokenSet } from './token-set.ts';

type Beginning = {
  memberId: number;
  /** What the browser calls itself. */
  device: string | null | undefined;
  visitorAddress: string | undefined;
  /** The log-in that it belongs to, and until when that lasts; one of its own without. */
  logIn?: string;
  expiresAt?: Date;
};

const insert = `
  insert into member_session (id, member_id, salt, refresh_hash, device, network, expires_at, log_in)
  values ($1::uuid, $2, $3, $4, $5, $6, coalesce($8::timestamptz, now() + make_interval(secs => $7)), coalesce($9::uuid, $1::uuid))
  returning id, member_id as "memberId", salt, generation, used_at as "usedAt", expires_at as "expiresAt"`;

const makeRoom = `
  update member_session set ended_at = now() where id in (
    select id from member_session where member_id = $1 and ended_at is null order by used_at desc, began_at desc offset $2)`;

/** Logs a member in: whether it is the member, and may log in, the caller has found out. */
export async function beginSession(store: SessionStore, beginning: Beginning): Promise<SessionTokens> {
  const { memberId, device, visitorAddress, logIn, expiresAt } = beginning;
  const [sessionId, salt] = [randomUUID(), randomBytes(32)];
  const refreshToken = refreshTokenOf({ sessionId, generation: 0 }, salt, sessionKeys(store).refresh);
  const [session] = await store.sql.query<StoredSession>(insert, [
    sessionId,
    memberId,
    salt,
    hashOfToken(refreshToken),
    deviceName(device ?? ''),
    shortenedAddress(visitorAddress),
    sessionLimits.absolute / 1000,
    expiresAt ?? null,
    logIn ?? null,
  ]);
  if (!session) throw new Error('a session that was begun is not there');
  await store.sql.query(makeRoom, [memberId, mostSessions]);
  return tokenSet(store, session);
}
