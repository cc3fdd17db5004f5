import { defaultLocale, type LocaleCode, localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { Payload } from 'payload';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import type { ChangeSignal } from '../platform/changes/change-signal.ts';
import { inTransaction, type Transaction } from '../platform/database/in-transaction.ts';
import { requestReads } from '../platform/database/request-sql.ts';
import type { Log } from '../platform/log.ts';
import { mailActivation } from './activate.ts';
import { mailEditorReset } from './editors/forgotten-password.ts';
import { type AccountRequest, accountChannel } from './queue-account-request.ts';
import { requestAccount } from './request-account.ts';
import { mailReset } from './reset-password.ts';
import type { ProfileDetails } from './stored-members.ts';

type Row = {
  id: string;
  kind: AccountRequest['kind'];
  siteId: SiteId;
  email: string;
  details: (ProfileDetails & { passwordHash: string }) | null;
};

/**
 * Processes all due requests, each in a separate transaction. A failed request is retried later. Several processes may run this
 * concurrently.
 */
export async function processAccountRequests(payload: Payload, log: Log): Promise<void> {
  for (let failed: string[] = []; ; ) {
    let taken: Row | undefined;
    try {
      await inTransaction(payload, async (_, transaction) => {
        taken = await takeNext(transaction, failed);
        if (taken) await processRequest(transaction, taken);
      });
    } catch (error) {
      if (!taken) throw error;
      failed = [...failed, taken.id];
      log.warn({ err: error, kind: taken.kind }, 'an account request failed and will be retried');
      await putOff(instrumentedSql(payload.db.pool), taken.id);
    }
    if (!taken) return;
  }
}

async function takeNext(transaction: Transaction, failed: readonly string[]): Promise<Row | undefined> {
  const [row] = await (await requestReads(transaction)).query<Row>(
    `delete from account_request where id = (
       select id from account_request where due_at <= now() and id <> all($1::bigint[]) order by id limit 1 for update skip locked)
     returning id, kind, site_id as "siteId", email, details`,
    [failed],
  );
  return row;
}

async function processRequest(transaction: Transaction, { kind, siteId, email, details }: Row): Promise<void> {
  if (kind === 'activation') await mailActivation(transaction, email);
  if (kind === 'reset') await mailReset(transaction, email);
  if (kind === 'editorReset') await mailEditorReset(transaction, email, localeOfSite(siteId) ?? defaultLocale);
  if (kind === 'register' && details) {
    const { passwordHash, ...rest } = details;
    const locale: LocaleCode = localeOfSite(siteId);
    await requestAccount(transaction, { email, locale, details: rest, passwordHash });
  }
}

/** Schedules a retry in five minutes, or deletes a request that is older than a day. */
async function putOff(sql: Sql, id: string): Promise<void> {
  await sql.query(`delete from account_request where id = $1 and created_at < now() - interval '1 day'`, [id]);
  await sql.query(`update account_request set due_at = now() + interval '5 minutes' where id = $1`, [id]);
}

const lookEveryMs = 60_000;

/** Processes account requests in this process: on each notification, and every minute for due retries. */
export function runAccountRequests({ payload, signal, log }: { payload: Payload; signal: ChangeSignal; log: Log }) {
  let running: Promise<void> | undefined;
  let isToldAgain = false;
  const run = () => {
    isToldAgain = running !== undefined;
    running ??= processAccountRequests(payload, log)
      .catch((error: unknown) => log.warn({ err: error }, 'account requests could not be processed; they will be retried'))
      .finally(() => {
        running = undefined;
        if (isToldAgain) run();
      });
  };
  const unsubscribe = signal.subscribe(run, accountChannel);
  const looking = setInterval(run, lookEveryMs).unref();
  run();
  return {
    async close() {
      clearInterval(looking);
      unsubscribe();
      isToldAgain = false;
      await running;
    },
  };
}
