import type { ApiContext } from '../../platform/api/context.ts';
import type { MemberSession } from '../../platform/generated/contract.ts';
import { maxSessions, sessionLimits } from './session.ts';

type Row = { key: string; device: string | null; network: string | null; beganAt: Date; usedAt: Date; isCurrent: boolean | null };

const statement = `
  select * from (
    select distinct on (login_id) id as key, device, network, min(started_at) over of_login as "beganAt", last_used_at as "usedAt",
      bool_or(id = $4) over of_login as "isCurrent"
    from member_session
    where member_id = $1 and ended_at is null and expires_at > now() and last_used_at > now() - make_interval(secs => $2)
    window of_login as (partition by login_id) order by login_id, last_used_at desc
  ) session order by "usedAt" desc, "beganAt" desc, key limit $3`;

/** Returns the active sessions of a member, latest used first. The sessions of one log-in on several domains count as one. */
export async function liveSessions({ sql, sessionId }: ApiContext, memberId: number): Promise<MemberSession[]> {
  const rows = await sql.query<Row>(statement, [memberId, sessionLimits.idle / 1000, maxSessions, sessionId ?? null]);
  return rows.map(({ beganAt, usedAt, ...session }) => ({
    ...session,
    beganAt: beganAt.toISOString(),
    usedAt: usedAt.toISOString(),
    isCurrent: session.isCurrent ?? false,
  }));
}
