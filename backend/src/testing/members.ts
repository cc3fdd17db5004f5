import type { Payload } from 'payload';
import { beginSession } from '../account/sessions/begin-session.ts';
import type { SessionTokens } from '../account/sessions/session-tokens.ts';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import type { Member } from '../platform/generated/payload-types.ts';

/** A member as the caller of a request. */
export type MemberViewer = Member & { collection: 'members' };

let made = 0;

/** Creates a member with a unique email address, by default activated and approved. */
export async function makeMember(payload: Payload, data: Partial<Member> = {}): Promise<MemberViewer> {
  made += 1;
  const account = await payload.create({
    collection: 'members',
    data: {
      email: `lid-${made}@example.org`,
      firstName: 'Lid',
      lastName: 'Testers',
      activatedAt: new Date().toISOString(),
      isApproved: true,
      ...data,
    },
    overrideAccess: true,
    depth: 0,
  });
  return { ...account, collection: 'members' };
}

/** Starts a session for a member and returns its tokens, like a login. */
export async function logInMember(payload: Payload, memberId: number, device = 'Firefox/140.0 Windows'): Promise<SessionTokens> {
  const store = { payload, sql: instrumentedSql(payload.db.pool) };
  const tokens = await beginSession(store, { memberId, device, clientIp: '192.0.2.17' });
  if (!tokens) throw new Error('no session was created');
  return tokens;
}

/** Returns the authorization header of a member. */
export const authorizationOf = ({ jwt }: Pick<SessionTokens, 'jwt'>) => ({ authorization: `JWT ${jwt}` });
