import type { Caller } from '../../platform/api/context.ts';
import type { Member } from '../../platform/generated/payload-types.ts';
import { readAccess } from './access-token.ts';
import { type SessionStore, sessionKeys } from './session.ts';

type Row = Omit<Member, 'activatedAt' | 'createdAt' | 'updatedAt'> & {
  activatedAt: Date;
  createdAt: Date;
  updatedAt: Date;
  isUnconfirmed: boolean;
};

/** Reads a session and its member by their primary keys. Every request of a member runs this statement. */
const statement = `
  select m.id, m.email, m.first_name as "firstName", m.last_name as "lastName", m.company, m.phone_number as "phoneNumber", m.website,
    m.locale::text as locale, m.activated_at as "activatedAt", coalesce(m.is_approved, false) as "isApproved", false as "isDisabled",
    m.created_at as "createdAt", m.updated_at as "updatedAt",
    s.confirmed_generation < $3 as "isUnconfirmed"
  from member_session s join members m on m.id = s.member_id
  where s.id = $1 and s.member_id = $2 and s.ended_at is null and s.expires_at > now()
    and m.activated_at is not null and not coalesce(m.is_disabled, false)`;

/** Records that the response to a refresh has arrived. The spent refresh token is then valid only within the grace period. */
const confirm = `
  update member_session set confirmed_generation = $2 where id = $1 and generation >= $2 and confirmed_generation < $2`;

/**
 * Returns the caller that an Authorization header identifies (`JWT` and an access token), or a guest without a header. Returns
 * undefined if the token is expired, forged or of another kind, if its session has ended, or if its member may not log in. Only
 * this header counts, so cookies never authenticate a caller.
 */
export async function memberCaller(store: SessionStore, authorization: string | undefined): Promise<Caller | undefined> {
  if (authorization === undefined) return { viewer: null };
  const [, token] = /^JWT ([\w.-]+)$/.exec(authorization) ?? [];
  const grant = token && (await readAccess(token, sessionKeys(store).access));
  if (!grant) return undefined;
  const [found] = await store.sql.query<Row>(statement, [grant.sessionId, grant.memberId, grant.generation]);
  if (!found) return undefined;
  const { isUnconfirmed, ...member } = found;
  if (isUnconfirmed) await store.sql.query(confirm, [grant.sessionId, grant.generation]);
  const { activatedAt, createdAt, updatedAt } = member;
  return {
    viewer: {
      ...member,
      activatedAt: activatedAt.toISOString(),
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      collection: 'members',
    },
    sessionId: grant.sessionId,
  };
}
