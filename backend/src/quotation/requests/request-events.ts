import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { authorName } from '../../platform/access/author-name.ts';
import type { Sql } from '../../platform/api/instrumented-sql.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import type { LossReason, RequestStatus } from './request-status.ts';

/** Values of a request in its history. `day` is a day as `YYYY-MM-DD`; `adviser` and `region` are the names at that time. */
type EventValues = {
  status?: RequestStatus;
  lossReason?: LossReason;
  adviser?: string | null;
  region?: string | null;
  day?: string | null;
  amountEur?: number | null;
};

/** An event of a request: the values after a change, and `from` those before it. Events of former versions have no `from`. */
export type EventDetail = EventValues & { from?: EventValues };

type NewEvent = {
  requestId: number;
  kind: 'status' | 'adviser' | 'region' | 'followUp' | 'amount' | 'notes';
  user: PayloadRequest['user'] | null | undefined;
  /** Adviser or region before and after the change, whose names are stored. */
  ids?: { from: number | null; to: number | null };
  detail?: EventDetail;
};

/** Adds an entry to the history of a request, in the caller's transaction. It contains no data of the visitor. */
export async function insertRequestEvent(
  db: SqlExecutor,
  { requestId, kind, user, ids = { from: null, to: null }, detail = {} }: NewEvent,
): Promise<void> {
  const author = user?.collection === 'users' ? user : null;
  await db.execute(sql`
    insert into quote_request_event (request_id, author_id, author_name, kind, detail)
    select ${requestId}::int, ${author?.id ?? null}::int, ${author ? authorName(author) : null}::text, ${kind}::text,
      ${JSON.stringify(detail)}::jsonb || case ${kind}::text
        when 'adviser' then jsonb_build_object(
          'adviser', (select name_field from team where id = ${ids.to}::int),
          'region', (select r.name from quote_requests q join adviser_regions r on r.id = q.region_id
            where q.id = ${requestId}::int and r.adviser_id = ${ids.to}::int),
          'from', jsonb_build_object('adviser', (select name_field from team where id = ${ids.from}::int)))
        when 'region' then jsonb_build_object(
          'region', (select name from adviser_regions where id = ${ids.to}::int),
          'from', jsonb_build_object('region', (select name from adviser_regions where id = ${ids.from}::int)))
        else '{}' end`);
}

/** Entry of the history of a request. An answer has a subject, and a time once its email was handed over. */
export type HistoryEntry = {
  kind: NewEvent['kind'] | 'reminder' | 'answer' | 'received';
  at: Date;
  author: string | null;
  detail: EventDetail;
  answer: {
    id: number;
    subject: string;
    text: string;
    recipient: string;
    template: string;
    hasPdf: boolean;
    /** File name of the own document; null without one. */
    attachment: string | null;
    mailedAt: string | null;
  } | null;
};

const maxEntries = 200;

/** Lists the history of a request with its answers, newest first. */
export async function requestHistory(sql: Sql, requestId: number): Promise<HistoryEntry[]> {
  return sql.query<HistoryEntry>(
    `select kind, at, author, detail, answer from (
       select kind, created_at as at, author_name as author, detail, null::jsonb as answer, id from quote_request_event
       where request_id = $1
       union all
       select 'answer', created_at, author_name, '{}', jsonb_build_object('id', id, 'subject', subject, 'text', body,
         'recipient', recipient, 'template', template_name, 'hasPdf', pdf is not null, 'attachment', attachment_name,
         'mailedAt', mailed_at), id
       from quote_answer where request_id = $1
       union all
       select 'received', created_at, null, '{}', null, 0 from quote_requests where id = $1) entry
     order by kind = 'received', at desc, kind = 'answer', id desc limit ${maxEntries}`,
    [requestId],
  );
}
