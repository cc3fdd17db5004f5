import type { ApiContext } from '../../platform/api/context.ts';
import type { MemberSession } from '../../platform/generated/contract.ts';
import { maxSessions, sessionLimits } from './session.ts';

type Row = { key: string; device: string | null; network: string | null; beganAt: Date; usedAt: Date; isCurrent: boolean | null };

const statement = `
  select * from (
    select distinct on (log_in) id as key, device, network, min(began_at) over log_in as "beganAt", used_at as "usedAt",
      bool_or(id = $4) over log_in as "isCurrent"
    from member_session
    where member_id = $1 and ended_at is null and expires_at > now() and used_at > now() - make_interval(secs => $2)
    window log_in as (partition by log_in) order by log_in, used_at desc
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
