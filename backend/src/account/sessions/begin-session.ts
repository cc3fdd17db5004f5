import { randomBytes, randomUUID } from 'node:crypto';
import { shortenedAddress } from '../../newsletter/shortened-address.ts';
import { deviceName } from './device-name.ts';
import { hashOfToken, refreshTokenOf } from './refresh-token.ts';
import { type SessionStore, sessionKeys } from './session-keys.ts';
import { mostSessions, sessionLimits } from './session-limits.ts';
import { type SessionTokens, type StoredSession, tokenSet } from './token-set.ts';

type Beginning = {
  memberId: number;
  /** The hash of the password by which it begins: once that is changed, it does not. */
  passwordHash?: string;
  /** What the browser calls itself. */
  device: string | null | undefined;
  visitorAddress: string | undefined;
  /** The log-in that it belongs to, and until when that lasts; one of its own without. */
  logIn?: string;
  expiresAt?: Date;
};

/** The lock makes a log-in and a change of the password wait for each other: who comes second sees what the first has done. */
const insert = `
  with proven as (select from member_credential where member_id = $2 and password_hash = $10 for share)
  insert into member_session (id, member_id, salt, refresh_hash, device, network, expires_at, log_in)
  select $1::uuid, $2::int, $3::bytea, $4::bytea, $5::text, $6::text, coalesce($8::timestamptz, now() + make_interval(secs => $7)),
    coalesce($9::uuid, $1::uuid)
  where $10::text is null or exists (select from proven)
  returning id, member_id as "memberId", salt, generation, used_at as "usedAt", expires_at as "expiresAt"`;

const makeRoom = `
  update member_session set ended_at = now() where id in (
    select id from member_session where member_id = $1 and ended_at is null order by used_at desc, began_at desc offset $2)`;

/** Logs a member in: whether it is the member, and may log in, the caller has found out. Undefined where the password no longer counts. */
export async function beginSession(store: SessionStore, beginning: Beginning): Promise<SessionTokens | undefined> {
  const { memberId, passwordHash, device, visitorAddress, logIn, expiresAt } = beginning;
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
    passwordHash ?? null,
  ]);
  if (!session) return undefined;
  await store.sql.query(makeRoom, [memberId, mostSessions]);
  return tokenSet(store, session);
}
