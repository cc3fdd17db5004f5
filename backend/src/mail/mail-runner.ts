import { setTimeout as delay } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';
import type { ChangeSignal } from '../platform/changes/change-signal.ts';
import type { Log } from '../platform/log.ts';
import { composeMail, type DueMail, markFailed, markSent, pruneMails, takeDueMail } from './due-mail.ts';
import { oneLine } from './harmless-mail.ts';
import { isMailAddress } from './mail-address.ts';
import { type MailTransport, mostConnections } from './mail-transport.ts';
import { type FailedTry, isRefusal, nextTry } from './next-try.ts';
import { mailChannel } from './queue-mail.ts';
import type { Task } from './queue-task.ts';

export type MailRunnerParts = {
  databaseUrl: string;
  transport: MailTransport;
  from: string;
  signal: ChangeSignal;
  log: Log;
  /** What is done with what waits in the queue and is no mail, by its kind. */
  tasks?: Readonly<Record<string, Task>>;
  /** How often it looks for mails whose next try has come. */
  lookEveryMs?: number;
  pauseAfter?: (failed: FailedTry) => number | undefined;
};

const pruneEveryMs = 3_600_000;
const patienceMs = 8000;
/** After each mail: they can wait for a moment, and whoever reads meanwhile need not. Three hands so send sixty a second. */
const restMs = 50;

/**
 * Sends the mails of the queue: new ones as soon as they are told of, others when their next try has come. Any number of processes may do so. A
 * mail is taken by a lock that goes with its process, and marked as sent after the server has taken it: no crash loses one.
 */
export function runMails(parts: MailRunnerParts): { close(): Promise<void> } {
  const { databaseUrl, transport, from, signal, log, tasks = {}, lookEveryMs = 15_000, pauseAfter = nextTry } = parts;
  const pool = new Pool({
    connectionString: databaseUrl,
    max: mostConnections,
    connectionTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'plantsoen mail',
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const workers = new Set<Promise<void>>();
  let isClosing = false;
  let isToldAgain = false;

  /** Sends the next mail, if there is one; the mail stays locked meanwhile. */
  async function sendNext(): Promise<boolean> {
    const client = await pool.connect();
    let failure: unknown;
    try {
      // A slow mail server must not cost the connection, and so the mark.
      await client.query('begin; set local idle_in_transaction_session_timeout = 0');
      const mail = await takeDueMail(client);
      if (mail) {
        startWorker();
        await attempt(client, mail);
      }
      await client.query('commit');
      return mail !== undefined;
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      // Without its connection a transaction that was not committed is none.
      client.release(failure !== undefined);
    }
  }

  async function sendAndRest(): Promise<boolean> {
    const hasSent = await sendNext();
    if (hasSent) await delay(restMs, undefined, { ref: false });
    return hasSent;
  }

  async function attempt(client: PoolClient, mail: DueMail): Promise<void> {
    const { id, key, kind, recipient, attempts, age_ms, created_at } = mail;
    if (!isMailAddress(recipient))
      return fail(client, mail, new Error('the recipient is not the address of one mailbox'), undefined);
    try {
      const task = tasks[kind];
      if (task) await task(mail.content);
      else await transport.send(composeMail(mail, from), `${created_at.toISOString().replaceAll(':', '-')}-${kind}-${key}`);
    } catch (error) {
      return fail(client, mail, error, pauseAfter({ attempts, ageMs: age_ms, isRefused: isRefusal(error) }));
    }
    await markSent(client, id);
    log.info({ mail: id, kind }, 'a mail was sent');
  }

  /** The log is told of codes alone: what servers say in words names addresses. */
  async function fail(client: PoolClient, mail: DueMail, error: unknown, pauseMs: number | undefined): Promise<void> {
    const { message, code, responseCode } = error as { message?: string; code?: string; responseCode?: number };
    await markFailed(client, mail.id, oneLine(String(message), 500), pauseMs);
    const told = { mail: mail.id, kind: mail.kind, attempts: mail.attempts + 1, code, responseCode };
    if (pauseMs === undefined) log.error(told, 'a mail was given up');
    else log.warn({ ...told, pauseMs }, 'a mail was not sent; it is tried again');
  }

  /** One more hand, up to so many; each works until nothing is due, and whoever finds something calls the next. */
  function startWorker(): void {
    if (isClosing) return;
    if (workers.size >= mostConnections) {
      isToldAgain = true;
      return;
    }
    const worker = work()
      .catch((error: unknown) => log.warn({ err: error }, 'mails cannot be sent; they are tried again'))
      .finally(() => workers.delete(worker));
    workers.add(worker);
  }

  async function work(): Promise<void> {
    do isToldAgain = false;
    while (!isClosing && ((await sendAndRest()) || isToldAgain));
  }

  const prune = () =>
    Promise.all([pruneMails(pool), transport.prune()]).catch((error: unknown) =>
      log.warn({ err: error }, 'old mails were not forgotten'),
    );
  const unsubscribe = signal.subscribe(startWorker, mailChannel);
  const looking = setInterval(startWorker, lookEveryMs).unref();
  const pruning = setInterval(prune, pruneEveryMs).unref();
  startWorker();
  void prune();

  return {
    async close() {
      isClosing = true;
      clearInterval(looking);
      clearInterval(pruning);
      unsubscribe();
      await Promise.race([Promise.all(workers), delay(patienceMs, undefined, { ref: false })]);
      transport.close();
      // A mail that is still under way keeps its connection; it goes with the process, and the mail is another's then.
      await Promise.race([pool.end(), delay(1000, undefined, { ref: false })]);
    },
  };
}
