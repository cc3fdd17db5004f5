import { setTimeout as delay } from 'node:timers/promises';
import { Pool, type PoolClient } from 'pg';
import type { ChangeSignal } from '../platform/changes/change-signal.ts';
import type { Log } from '../platform/log.ts';
import { isMailAddress } from './mail-address.ts';
import { claimMail, composeMail, deleteExpiredMails, markFailed, markSent, type QueuedMail } from './mail-repository.ts';
import { type MailTransport, maxConnectionCount } from './mail-transport.ts';
import { mailChannel } from './queue-mail.ts';
import type { Task } from './queue-task.ts';
import { type FailedAttempt, isRefusal, nextRetry } from './retry-policy.ts';
import { oneLine } from './sanitize-mail.ts';

export type MailRunnerParts = {
  databaseUrl: string;
  transport: MailTransport;
  from: string;
  signal: ChangeSignal;
  log: Log;
  /** Tasks by kind, for queue entries that are not emails. */
  tasks?: Readonly<Record<string, Task>>;
  /** Interval in milliseconds for polling the queue. */
  lookEveryMs?: number;
  pauseAfter?: (failed: FailedAttempt) => number | undefined;
};

const pruneEveryMs = 3_600_000;
const patienceMs = 8000;
/**
 * Pause of a worker in milliseconds after each email, so that other work is not delayed. Three workers send sixty emails a
 * second.
 */
const restMs = 50;

/**
 * Sends the emails of the queue: new ones upon notification, others at their next attempt. Any number of processes may do so. A
 * worker locks an email and marks it as sent once the server has accepted it. A crash releases the lock, so no email is lost.
 */
export function runMails(parts: MailRunnerParts): { close(): Promise<void> } {
  const { databaseUrl, transport, from, signal, log, tasks = {}, lookEveryMs = 15_000, pauseAfter = nextRetry } = parts;
  const pool = new Pool({
    connectionString: databaseUrl,
    max: maxConnectionCount,
    connectionTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'plantsoen mail',
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const workers = new Set<Promise<void>>();
  let isClosing = false;
  let isToldAgain = false;

  /** Sends the next due email, which stays locked meanwhile. Resolves to false if no email is due. */
  async function sendNext(): Promise<boolean> {
    const client = await pool.connect();
    let failure: unknown;
    try {
      // The idle timeout could close the connection while a slow mail server answers, and the email would be sent again.
      await client.query('begin; set local idle_in_transaction_session_timeout = 0');
      const mail = await claimMail(client);
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
      // Closes the connection after an error, which rolls the transaction back.
      client.release(failure !== undefined);
    }
  }

  async function sendAndRest(): Promise<boolean> {
    const hasSent = await sendNext();
    if (hasSent) await delay(restMs, undefined, { ref: false });
    return hasSent;
  }

  async function attempt(client: PoolClient, mail: QueuedMail): Promise<void> {
    const { id, key, kind, recipient, attempts, age_ms, created_at } = mail;
    if (!isMailAddress(recipient)) return fail(client, mail, new Error('the recipient is not a single email address'), undefined);
    try {
      const task = tasks[kind];
      if (task) await task(mail.content);
      else await transport.send(composeMail(mail, from), `${created_at.toISOString().replaceAll(':', '-')}-${kind}-${key}`);
    } catch (error) {
      return fail(client, mail, error, pauseAfter({ attempts, ageMs: age_ms, isRefused: isRefusal(error) }));
    }
    await markSent(client, id);
    log.info({ mail: id, kind }, 'an email was sent');
  }

  /** Records a failed attempt. Only error codes are logged, because the messages of servers contain addresses. */
  async function fail(client: PoolClient, mail: QueuedMail, error: unknown, pauseMs: number | undefined): Promise<void> {
    const { message, code, responseCode } = error as { message?: string; code?: string; responseCode?: number };
    await markFailed(client, mail.id, oneLine(String(message), 500), pauseMs);
    const told = { mail: mail.id, kind: mail.kind, attempts: mail.attempts + 1, code, responseCode };
    if (pauseMs === undefined) log.error(told, 'an email could not be sent and will not be retried');
    else log.warn({ ...told, pauseMs }, 'an email could not be sent; it will be retried');
  }

  /**
   * Starts another worker, up to `maxConnectionCount`. Each works until nothing is due, and starts the next one when it finds an
   * email.
   */
  function startWorker(): void {
    if (isClosing) return;
    if (workers.size >= maxConnectionCount) {
      isToldAgain = true;
      return;
    }
    const worker = work()
      .catch((error: unknown) => log.warn({ err: error }, 'emails cannot be sent; they will be retried'))
      .finally(() => workers.delete(worker));
    workers.add(worker);
  }

  async function work(): Promise<void> {
    do isToldAgain = false;
    while (!isClosing && ((await sendAndRest()) || isToldAgain));
  }

  const prune = () =>
    Promise.all([deleteExpiredMails(pool), transport.prune()]).catch((error: unknown) =>
      log.warn({ err: error }, 'old emails could not be deleted'),
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
      // An email that is being sent keeps its connection until the process ends. Another process then sends it.
      await Promise.race([pool.end(), delay(1000, undefined, { ref: false })]);
    },
  };
}
