import { sql } from '@payloadcms/db-postgres/drizzle';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import { mailChannel } from './queue-mail.ts';

/** Function that processes the content of a task. If it throws, the task is retried like an email. */
export type Task = (content: unknown) => Promise<void>;

/**
 * Queues a task for another service, in the caller's transaction and in the queue of emails. Its kind selects the function. A
 * task may run twice, but is not lost.
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
