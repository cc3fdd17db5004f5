import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { Mail } from '../mail/mail.ts';
import { smtpTransport } from '../mail/mail-transport.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type SendMailParts, sendMailHandler } from '../mail/send-mail.ts';
import { createPool } from '../platform/database/connection-pool.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import { testDatabase } from '../platform/database/test-database.ts';
import { runJobs } from '../platform/jobs/job-runner.ts';
import { createLog } from '../platform/log.ts';
import { openMailCatcher } from './mail-catcher.ts';

const log = createLog('test', 'silent');

/** Opens an email queue on a new database, and a mail server that catches the sent emails. */
export async function openMailQueue() {
  const database = await testDatabase('empty');
  const pool = createPool({ databaseUrl: database.url, max: 20, onLost: () => undefined });
  pool.on('error', () => undefined);
  const catcher = await openMailCatcher();
  const running: (() => unknown)[] = [];
  const closing: (() => unknown)[] = [];

  const inTransaction = <T>(write: (sql: SqlExecutor) => Promise<T>) =>
    drizzle({ client: pool }).transaction((transaction) => write(transaction as unknown as SqlExecutor));
  const mail = (to: string, more: Partial<Mail> = {}): Mail => ({
    ...{ kind: 'test', to, subject: 'Dag', text: 'Dag', html: '<p>Dag</p>' },
    ...more,
  });
  const rows = async () => (await pool.query('select * from mail order by id')).rows;

  return {
    database,
    pool,
    catcher,
    inTransaction,
    mail,
    queue: (to: string, more?: Partial<Mail>) => inTransaction((sql) => queueMail(sql, mail(to, more))),
    rows,
    unsent: async () => (await rows()).filter(({ sent_at }) => sent_at === null).length,
    /** Returns the jobs of emails that are not sent yet. */
    jobs: async () => (await pool.query('select attempts, max_attempts, last_error from graphile_worker.jobs order by id')).rows,
    /** Starts a runner that sends the emails. */
    launch(parts: Partial<SendMailParts> = {}) {
      const from = 'De Meent, Ede <info@brinkmeent.example>';
      const handler = sendMailHandler({ database: pool, transport: smtpTransport(catcher.url), from, log, ...parts });
      running.push(runJobs({ databaseUrl: database.url, handlers: [handler], concurrency: 3, log }).close);
    },
    /** Stops the runners. */
    end: () => Promise.all(running.splice(0).map((end) => end())),
    /** Registers a function to call at the end of the test. */
    atEnd: (end: () => unknown) => void closing.push(end),
    async clear() {
      await Promise.all([...running.splice(0), ...closing.splice(0)].map((end) => end()));
      await pool.query('truncate mail, graphile_worker._private_jobs');
    },
    async close() {
      await catcher.close();
      await pool.end();
      await database.drop();
    },
  };
}

export type MailQueue = Awaited<ReturnType<typeof openMailQueue>>;
