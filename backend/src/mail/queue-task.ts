import { sql } from '@payloadcms/db-postgres/drizzle';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import { mailChannel } from './queue-mail.ts';

/** What is done with the content of a task. Where it throws it is tried again, as a mail is. */
export type Task = (content: unknown) => Promise<void>;

/**
 * Puts something into the queue of mails that is handed to another service instead, in the caller's transaction: for its recipient, by the task of
 * its kind. It may be handed over twice, as a mail may be sent twice, but is not lost.
 */
export async function queueTask(
  transaction: SqlExecutor,
  { kind, recipient, content }: { kind: string; recipient: string; content: object },
): Promise<void> {
  await transaction.execute(sql`
    with written as (
      insert into mail (kind, recipient, content) values (${kind}, ${recipient}, ${JSON.stringify(content)}::jsonb) returning id)
    select pg_notify(${mailChannel}, '') from written`);
}
