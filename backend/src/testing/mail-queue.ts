import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { Pool } from 'pg';
import type { Mail } from '../mail/mail.ts';
import { type MailRunnerParts, runMails } from '../mail/mail-runner.ts';
import { smtpTransport } from '../mail/mail-transport.ts';
import { mailChannel, queueMail } from '../mail/queue-mail.ts';
import { changeSignal } from '../platform/changes/change-signal.ts';
import { up } from '../platform/database/migrations/20261121_231500_mail.ts';
import type { SqlExecutor } from '../platform/database/request-sql.ts';
import { testDatabase } from '../platform/database/test-database.ts';
import { createLog } from '../platform/log.ts';
import { openMailCatcher } from './mail-catcher.ts';

const log = createLog('test', 'silent');

/** Opens an email queue on a new database, and a mail server that catches the sent emails. */
export async function openMailQueue() {
  const database = await testDatabase('bare');
  const pool = new Pool({ connectionString: database.url, max: 20 });
  pool.on('error', () => undefined);
  await up({ db: drizzle({ client: pool }) } as never);
  const catcher = await openMailCatcher();
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
    /** Starts a worker. It polls the queue only hourly, so that emails within a test are sent because of a notification. */
    launch(parts: Partial<MailRunnerParts> = {}) {
      const signal = changeSignal(database.url, log, [mailChannel]);
      const from = 'De Meent, Ede <info@brinkmeent.example>';
      const transport = smtpTransport(catcher.url);
      const runner = runMails({ databaseUrl: database.url, transport, from, signal, log, lookEveryMs: 3_600_000, ...parts });
      closing.push(() => runner.close().then(signal.close));
    },
    /** Registers a function to call at the end of the test. */
    atEnd: (end: () => unknown) => void closing.push(end),
    async clear() {
      await Promise.all(closing.splice(0).map((end) => end()));
      await pool.query('truncate mail');
    },
    async close() {
      await catcher.close();
      await pool.end();
      await database.drop();
    },
  };
}

export type MailQueue = Awaited<ReturnType<typeof openMailQueue>>;
