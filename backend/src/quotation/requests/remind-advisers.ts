import { sql } from '@payloadcms/db-postgres/drizzle';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Payload } from 'payload';
import { readCompany } from '../../globals/company.ts';
import { renderEmail } from '../../mail/email-template.ts';
import { isMailAddress } from '../../mail/mail.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { instrumentedSql } from '../../platform/api/instrumented-sql.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { installationOf } from '../../platform/payload/installation.ts';
import { quotingCompany } from '../quoting-company.ts';
import { requestAddress } from '../request-filter.ts';
import { requestWords } from '../request-words.ts';
import { overdueBefore } from './working-days.ts';

/** Days after which a request is too old for a reminder, so that an upgrade does not remind of all former ones. */
const maxAgeDays = 30;
const maxAtOnce = 100;

type OverdueRequest = { id: number; number: string; locale: LocaleCode; adviserEmail: string | null };

/**
 * Reminds the adviser of each new request that has no answer after two working days, or else the recipient of forms: once per request, by
 * an entry in its history.
 */
export async function remindAdvisers(payload: Payload, now = new Date()): Promise<void> {
  const reads = instrumentedSql(payload.db.pool);
  const overdue = await reads.query<OverdueRequest>(
    `select q.id, q.number, q.site::text as locale, t.email as "adviserEmail"
     from quote_requests q left join team t on t.id = q.adviser_id
     where q.status = 'new' and q.created_at at time zone 'Europe/Amsterdam' <= $1::timestamp
       and q.created_at > $2::timestamptz - make_interval(days => ${maxAgeDays})
       and not exists (select from quote_request_event e where e.request_id = q.id and e.kind = 'reminder')
     order by q.id limit ${maxAtOnce}`,
    [overdueBefore(now), now],
  );
  for (const request of overdue) await remind(payload, request);
}

async function remind(payload: Payload, { id, number, locale, adviserEmail }: OverdueRequest): Promise<void> {
  const company = await readCompany(instrumentedSql(payload.db.pool), locale);
  const to = [adviserEmail, company.formRecipient, company.email].find((address) => address && isMailAddress(address));
  if (!to) return;
  const words = requestWords[locale];
  const parts = [{ kind: 'button', label: words.toAdmin, url: requestAddress(payload, id) } as const];
  const subject = words.reminderSubject(number);
  const sender = quotingCompany(company, installationOf(payload).siteOrigins[locale]);
  const texts = renderEmail({ locale, company: sender, title: subject, intro: words.reminderIntro, parts });
  await inTransaction(payload, async (tx) => {
    const { rows } = await tx.execute(sql`
      insert into quote_request_event (request_id, kind, detail)
      select id, 'reminder', jsonb_build_object('adviser', (select name_field from team where id = adviser_id and email = ${to}))
      from quote_requests where id = ${id} and status = 'new'
      on conflict (request_id) where kind = 'reminder' do nothing returning id`);
    if (rows.length > 0) await queueMail(tx, { kind: 'quote-reminder', to, subject, ...texts });
  });
}
