import type { Sql } from '../platform/api/instrumented-sql.ts';
import { deleteExpiredSharedLists } from './shared-lists.ts';

/** Deletes expired shared lists and anonymises quote requests whose submission is gone. */
export async function deleteExpiredQuotations(sql: Sql): Promise<void> {
  await deleteExpiredSharedLists(sql);
  await anonymizeRequesters(sql);
}

/**
 * Anonymises quote requests whose submission is gone, because its retention has ended or it was deleted. Their answers are deleted: they
 * name the requester. The history names only colleagues. A request without an offer lapses, because its requester can no longer be answered.
 */
export async function anonymizeRequesters(sql: Sql): Promise<void> {
  await sql.query('delete from quote_answer where request_id in (select id from quote_requests where submission_id is null)');
  await sql.query(`
    with lapsed as (
      update quote_requests q set status = 'closed', follow_up_on = null from quote_requests former
      where former.id = q.id and q.submission_id is null and q.status in ('new', 'answered') returning q.id, former.status)
    insert into quote_request_event (request_id, kind, detail)
    select id, 'status', jsonb_build_object('status', 'closed', 'from', jsonb_build_object('status', status)) from lapsed`);
  await sql.query(`
    update quote_requests set name = null, organisation = null, email = null, project = null, member_id = null, postcode = null, project_place = null,
      tender_date = null,
      lines = (select coalesce(jsonb_agg(line - 'remark' - 'section' order by place), '[]') from jsonb_array_elements(lines) with ordinality as l (line, place))
    where submission_id is null and (name is not null or organisation is not null or email is not null or project is not null or member_id is not null
      or postcode is not null or project_place is not null or tender_date is not null or lines @? '$[*].remark' or lines @? '$[*].section')`);
}

/** Deletes the submissions of a member's quote requests and anonymises the requests, because the account is erased. */
export async function anonymizeQuoteRequestsOf(sql: Sql, memberId: number): Promise<void> {
  await sql.query('delete from form_submissions where id in (select submission_id from quote_requests where member_id = $1)', [
    memberId,
  ]);
  await anonymizeRequesters(sql);
}
