import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { RequestRow } from './list-requests.ts';

/** Quote request as a row on the page of its member. */
export type MemberRequest = Pick<RequestRow, 'id' | 'number' | 'createdAt' | 'project' | 'status'>;

/** Maximum number of requests on the page of a member. */
const maxRows = 100;

/** Lists the latest quote requests of a member, with the number of all. */
export async function requestsOfMember(sql: Sql, memberId: number): Promise<{ rows: MemberRequest[]; total: number }> {
  const rows = await sql.query<MemberRequest & { total: number }>(
    `select id, number, created_at as "createdAt", project, status, (count(*) over ())::int as total
     from quote_requests where member_id = $1 order by id desc limit ${maxRows}`,
    [memberId],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}
