import { readableValues, storedValues, textOf } from '../forms/stored-value.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import type { FieldKeys } from '../platform/field-keys.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { auditMember } from './account-audit.ts';
import { newEmailOf } from './account-tokens.ts';

/** Maximum number of rows per part that members export themselves; the latest rows are exported. */
const maxOwnRows = 1000;

/**
 * SQL expression for a member's address, if its mailbox is proven. Anyone can type an address, so an unproven one must not reveal
 * its owner's data.
 */
const address = `(
  select m.email from members m join member_credential c on c.member_id = m.id and c.email_verified_at is not null where m.id = $1)`;

/**
 * Queries for the parts of an export. Hashes of passwords and tokens are not exported, because they contain no readable
 * information.
 */
const parts = {
  account: `
    select m.id, m.email, m.first_name as "firstName", m.last_name as "lastName", m.company, m.phone_number as "phoneNumber", m.website,
      m.locale, m.activated_at as "activatedAt", m.is_approved as "isApproved", m.privacy_accepted_at as "privacyAcceptedAt",
      m.created_at as "createdAt", m.updated_at as "updatedAt", c.changed_at as "passwordChangedAt", c.last_login_at as "lastLogInAt"
    from members m left join member_credential c on c.member_id = m.id where m.id = $1`,
  favourites: `
    select r.products_id as id, (select c.card ->> 'title' from catalogue c where c.product_id = r.products_id order by c.site_id limit 1) as title
    from members_rels r where r.parent_id = $1 and r.path = 'favoriteProducts' order by r."order"`,
  sessions: `
    select device, network, started_at as "beganAt", last_used_at as "usedAt", expires_at as "expiresAt", ended_at as "endedAt"
    from member_session where member_id = $1 order by started_at desc`,
  quoteRequests: `
    select q.number, q.status, q.site, q.name, q.organisation, q.email, q.project, q.project_place as "projectPlace", q.tender_date as "tenderDate", q.country, q.postcode, q.lines, q.created_at as "createdAt"
    from quote_requests q where q.member_id = $1 order by q.id desc`,
  quoteAnswers: `
    select q.number, a.recipient, a.subject, a.body as text, a.created_at as "createdAt"
    from quote_answer a join quote_requests q on q.id = a.request_id where q.member_id = $1 order by a.id desc`,
  submissions: `
    select s.id, q.number, s.form_title as form, s.site, s.page, s.sender, s."values", s.created_at as "createdAt"
    from form_submissions s join quote_requests q on q.submission_id = s.id where q.member_id = $1 order by s.id desc`,
  quotationList: `select lines, project, changed_at as "changedAt" from member_quotation_list where member_id = $1`,
  quotationLists: `
    select name, place, tender_date as "tenderDate", sections, lines, changed_at as "changedAt"
    from member_named_list where member_id = $1 order by created_at`,
  newsletter: `
    select s.state, s.email, s.first_name as "firstName", s.last_name as "lastName", s.site, s.consent, s.page, s.requested_at as "requestedAt",
      s.confirmed_at as "confirmedAt", s.ended_at as "endedAt"
    from subscribers s where lower(s.email) = ${address} order by s.id desc`,
  events: `
    select action, count::int as count, created_at as "at" from audit_log
    where kind = 'members' and subject = $1::int::text order by id desc`,
} as const;

type Row = Record<string, unknown>;

/** Returns all stored data of a member as JSON and writes the export to the audit log (SEC-10). */
export async function exportAccount(
  { sql, payload }: Pick<ApiContext, 'sql' | 'payload'>,
  memberId: number,
  { actor, maxRows = maxOwnRows }: { actor?: string; maxRows?: number | 'all' } = {},
): Promise<string> {
  const found = await Promise.all(
    Object.entries(parts).map(
      async ([name, text]) => [name, await sql.query<Row>(`${text} limit ${maxRows}`, [memberId])] as const,
    ),
  );
  const { account: [account] = [], submissions = [], ...lists } = Object.fromEntries(found);
  const sent = submissions.map((row) => inWords(installationOf(payload).fieldKeys, row));
  await auditMember(await requestSql({ payload, transactionID: undefined }), 'export', memberId, actor);
  const newEmail = await newEmailOf(sql, memberId);
  const exported = { account: account && { ...account, ...(newEmail && { newEmail }) }, ...lists, submissions: sent };
  return JSON.stringify(exported, null, 2);
}

/** Returns a submission as its sender filled it in: fields by label, files by name. */
function inWords(keys: FieldKeys, { id, values, ...row }: Row): Row {
  const readable = readableValues(keys, Number(id), storedValues(values));
  return { ...row, values: readable.map((value) => ({ label: value.label, text: textOf(value) })) };
}
