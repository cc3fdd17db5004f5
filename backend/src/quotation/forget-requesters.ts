import type { Sql } from '../platform/api/counted-sql.ts';

/** A request whose submission is gone, because its time is over or because somebody deleted it, no longer says who asked. */
export async function forgetRequesters(sql: Sql): Promise<void> {
  await sql.query(`
    update quote_requests set name = null, organisation = null, email = null, project = null,
      lines = (select coalesce(jsonb_agg(line - 'remark' order by place), '[]') from jsonb_array_elements(lines) with ordinality as l (line, place))
    where submission_id is null and (name is not null or organisation is not null or email is not null or project is not null
      or lines @? '$[*].remark')`);
}
