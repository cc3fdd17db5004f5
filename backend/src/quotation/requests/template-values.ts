import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { PayloadRequest } from 'payload';
import { isAdminUser } from '../../platform/access/roles.ts';
import type { Sql } from '../../platform/api/instrumented-sql.ts';
import { listFormats } from '../list-formats.ts';
import { ownTeamMember } from './adviser-account.ts';
import type { RequestValues } from './attachment-words.ts';
import type { RequestStatus } from './request-status.ts';

type Row = {
  number: string;
  site: LocaleCode;
  status: RequestStatus;
  name: string | null;
  organisation: string | null;
  email: string | null;
  project: string | null;
  createdAt: Date;
  lineCount: number;
  adviser: string | null;
  adviserEmail: string | null;
  adviserPhone: string | null;
};

/** A request for its answer: the values of the placeholders in the visitor's language, and the addresses of the email. */
export type AnsweredRequest = Pick<Row, 'site' | 'status' | 'email'> & {
  replyTo: string | null;
  hasLines: boolean;
  values: RequestValues;
};

/**
 * Reads a request for an answer by a user; undefined if it does not exist. The user signs it: as team member, else by the name of the
 * account with the phone number of the adviser, who gets the replies then.
 */
export async function readTemplateValues(
  sql: Sql,
  requestId: number,
  user: PayloadRequest['user'] | undefined,
): Promise<AnsweredRequest | undefined> {
  const ownId = await ownTeamMember(sql, user);
  const [row] = await sql.query<Row>(
    `select q.number, q.site::text as site, q.status::text as status, q.name, q.organisation, q.email, q.project, q.created_at as "createdAt",
       jsonb_array_length(q.lines)::int as "lineCount", t.name_field as adviser, t.email as "adviserEmail",
       t.phone_number as "adviserPhone"
     from quote_requests q left join team t on t.id = coalesce($2::int, q.adviser_id) where q.id = $1`,
    [requestId, ownId],
  );
  if (!row) return undefined;
  const { number, site, status, name, organisation, email, project, createdAt, lineCount, adviserPhone } = row;
  const adviser = (ownId === null && isAdminUser(user) && user.name) || row.adviser;
  const values = {
    ...{ name: name ?? '', reference: number, project: project ?? '', organisation: organisation ?? '' },
    ...{ adviser: adviser ?? '', phone: adviserPhone ?? '', products: lineCount === 0 ? '' : String(lineCount) },
    date: listFormats(site).date(createdAt),
  };
  return { site, status, email, replyTo: row.adviserEmail, hasLines: lineCount > 0, values };
}
