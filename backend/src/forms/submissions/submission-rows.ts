import { sql } from '@payloadcms/db-postgres/drizzle';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { locks } from '../../platform/database/locks.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import { formatReferenceNumber } from '../../platform/reference-number.ts';
import type { StoredValue } from '../stored-value.ts';
import type { IdempotencyKey } from './idempotency-key.ts';

export type SavedRow = { id: number; number: string | null };

/** A row that was stored just now, and whether a limit withheld its confirmation email. */
export type NewRow = SavedRow & { isConfirmationWithheld: boolean };

export type NewSubmission = {
  id: number;
  form: string;
  formTitle: string;
  locale: LocaleCode;
  page: string | null;
  sender: string | null;
  values: readonly StoredValue[];
  keptDays: number;
  ticketNumber: string | null;
};

/** Period in which the same content from the same address counts as one attempt. */
const sameContent = '10 minutes';

/** Returns the submission that an earlier try of this attempt has stored; otherwise undefined. */
export async function findSubmission(executor: SqlExecutor, { key, hash }: IdempotencyKey): Promise<SavedRow | undefined> {
  const { rows } = await executor.execute<SavedRow>(sql`
    select id, coalesce(quote_number, ticket_number) as number from form_submissions
    where sending_key = ${key} or (content_hash = ${hash} and created_at > now() - ${sameContent}::interval)
    order by id desc limit 1`);
  return rows[0];
}

/**
 * Locks this attempt until the end of the transaction; waits while another transaction holds the lock. Returns the ID of the new
 * submission, to which its encrypted values are bound.
 */
export async function lockSubmissionAttempt(executor: SqlExecutor, { content }: IdempotencyKey): Promise<number> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    select nextval(pg_get_serial_sequence('form_submissions', 'id')) as id
    from pg_advisory_xact_lock(${locks.submission}, hashtext(${content}))`);
  return Number(rows[0]?.id);
}

export async function insertRow(executor: SqlExecutor, submission: NewSubmission, identity: IdempotencyKey): Promise<void> {
  const { id, form, formTitle, locale, page, sender, values, keptDays, ticketNumber } = submission;
  await executor.execute(sql`
    insert into form_submissions (id, form, form_title, site, page, sender, "values", kept_until, sending_key, content_hash,
      ticket_number)
    values (${id}, ${form}, ${formTitle}, ${locale}, ${page}, ${sender}, ${JSON.stringify(values)}::jsonb,
      now() + make_interval(days => ${keptDays}), ${identity.key}, ${identity.hash}, ${ticketNumber})`);
}

export async function numberSubmission(executor: SqlExecutor, id: number, number: string): Promise<void> {
  await executor.execute(sql`update form_submissions set quote_number = ${number} where id = ${id}`);
}

/** Returns the next ticket number of a series (CON-10). A transaction that is rolled back leaves a gap. */
export async function nextTicketNumber(executor: SqlExecutor, series: string, day: Date): Promise<string> {
  const { rows } = await executor.execute<{ number: string }>(sql`select nextval('ticket_number') as number`);
  return formatReferenceNumber(series, day, Number(rows[0]?.number));
}
