import type { Payload } from 'payload';
import { accountRequestHandler } from '../account/account-requests.ts';
import { cleanUpAccounts } from '../account/accounts.cleanup-job.ts';
import { deleteExpiredSessions } from '../account/sessions/end-sessions.ts';
import { deleteExpiredActivity } from '../activity/activity-entry.ts';
import { deleteExpiredHandoffs } from '../domain-handoff/handoff-codes.ts';
import { cleanUpSubmissions, deleteExpiredProtection } from '../forms/forms.cleanup-job.ts';
import { deleteExpiredImports } from '../imports/import-contents.ts';
import { importHandler } from '../imports/import-job.ts';
import { deleteExpiredMails } from '../mail/mail-repository.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { sendMailHandler } from '../mail/send-mail.ts';
import { signUpHandler } from '../newsletter/queued-sign-up.ts';
import { cleanUpSubscriptions } from '../newsletter/subscriptions.ts';
import { instrumentedSql } from '../platform/api/instrumented-sql.ts';
import { deleteExpiredChanges } from '../platform/changes/change-log.ts';
import type { Configuration } from '../platform/configuration.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import { type JobHandler, scheduledJob } from '../platform/jobs/job.ts';
import { deleteExpiredJobs } from '../platform/jobs/stored-jobs.ts';
import type { Log } from '../platform/log.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { carryOutScheduled } from '../platform/publication/scheduled-publications.ts';
import { applyDuePrices } from '../products/price-changes/apply-due-prices.ts';
import type { DocumentMaker } from '../quotation/document-maker.ts';
import { deleteExpiredQuotations } from '../quotation/quotations.cleanup-job.ts';
import { remindAdvisers } from '../quotation/requests/remind-advisers.ts';
import { sendAnswerHandler } from '../quotation/requests/send-answer.ts';
import { deleteExpiredSearches } from '../search/editors/zero-result-searches.ts';
import { updateIndexHandler } from '../search/indexing/update-index.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import { removeDemoHandler } from '../seed/removal/remove-demo.job.ts';
import type { SiteAssets } from '../site-assets/site-assets.ts';
import { noteChangedDocuments } from '../translations/note-changed-documents.ts';
import { deleteExpiredTrash } from '../trash/delete-for-good.ts';
import { sendWebhookHandler } from '../webhooks/send-webhook.ts';
import { deleteExpiredDeliveries } from '../webhooks/webhook-deliveries.ts';
import { discontinueDueProducts } from './discontinue-products.ts';
import { importParts } from './import-parts.ts';
import { projectionHandlers } from './project-category.ts';

export type JobParts = {
  payload: Payload;
  engine: SearchEngine;
  transport: MailTransport;
  siteAssets: SiteAssets;
  documents: Pick<DocumentMaker, 'pdf'>;
  configuration: Pick<Configuration, 'mailFrom' | 'mailingService' | 'limits'>;
  log: Log;
};

/**
 * Returns the handlers of all background jobs. Emails and webhooks have their own runners, so that a slow mail server or target does not
 * delay other jobs, and a long job no email.
 */
export function jobHandlers(parts: JobParts): Record<'mails' | 'webhooks' | 'others', JobHandler[]> {
  const { payload, engine, transport, documents, configuration, log } = parts;
  const { pool } = payload.db;
  const mails = [sendMailHandler({ database: pool, transport, from: configuration.mailFrom, log })];
  const webhooks = [sendWebhookHandler(payload)];
  const queued = [
    ...mails,
    ...webhooks,
    accountRequestHandler(payload),
    signUpHandler(configuration.mailingService),
    updateIndexHandler({ pool, engine, log }),
    ...projectionHandlers(payload),
    importHandler(importParts(payload)),
    sendAnswerHandler({ payload, documents }),
    removeDemoHandler(payload),
    ...scheduledJobs(parts),
  ];
  const { failedJobs } = configuration.limits.retentionDays;
  const deleteJobs = async () =>
    void (await deleteExpiredJobs(await requestSql({ payload, transactionID: undefined }), queued, failedJobs));
  const others = [...queued.slice(mails.length + webhooks.length), scheduledJob('delete-expired-jobs', hourly, deleteJobs)];
  return { mails, webhooks, others };
}

const everyMinute = '* * * * *';
const everyFiveMinutes = '*/5 * * * *';
/** Not at the full hour, when scheduled publications are most likely. */
const hourly = '17 * * * *';

/** Returns the scheduled publications and the clean-ups, each with its schedule. */
function scheduledJobs({ payload, transport, siteAssets, configuration, log }: JobParts): JobHandler[] {
  const { pool } = payload.db;
  const sql = instrumentedSql(pool);
  const { retentionDays } = configuration.limits;
  return [
    scheduledJob('run-scheduled-publications', everyMinute, () => carryOutScheduled(payload)),
    scheduledJob('apply-due-prices', everyMinute, () => applyDuePrices(payload)),
    scheduledJob('remind-advisers', hourly, () => remindAdvisers(payload)),
    scheduledJob('discontinue-due-products', everyMinute, () => discontinueDueProducts(payload)),
    scheduledJob('note-translations', everyFiveMinutes, () => noteChangedDocuments(payload)),
    scheduledJob('delete-expired-submissions', everyMinute, () => cleanUpSubmissions(payload, log, retentionDays.audit)),
    scheduledJob('delete-expired-accounts', hourly, () => cleanUpAccounts(payload, log)),
    scheduledJob('delete-expired-subscriptions', hourly, () => cleanUpSubscriptions(payload, log)),
    scheduledJob('delete-expired-imports', hourly, async () =>
      deleteExpiredImports(await requestSql({ payload, transactionID: undefined }), installationOf(payload).storage),
    ),
    scheduledJob('delete-expired-mails', hourly, async () => {
      await deleteExpiredMails(pool);
      await transport.deleteExpired();
    }),
    scheduledJob('delete-expired-changes', hourly, () => deleteExpiredChanges(sql, retentionDays.changes)),
    scheduledJob('delete-expired-activity', hourly, async () =>
      deleteExpiredActivity(await requestSql({ payload, transactionID: undefined }), retentionDays.activity),
    ),
    scheduledJob('delete-expired-webhooks', hourly, () => deleteExpiredDeliveries(sql, retentionDays.webhooks)),
    scheduledJob('delete-expired-trash', hourly, () => deleteExpiredTrash(payload, retentionDays.trash)),
    scheduledJob('delete-expired-form-tokens', hourly, () => deleteExpiredProtection(sql)),
    scheduledJob('delete-expired-quotations', hourly, () => deleteExpiredQuotations(sql)),
    scheduledJob('delete-expired-sessions', hourly, () => deleteExpiredSessions(sql)),
    scheduledJob('delete-expired-handoffs', hourly, () => deleteExpiredHandoffs(sql)),
    scheduledJob('delete-expired-searches', hourly, () => deleteExpiredSearches(sql, retentionDays.searches)),
    scheduledJob('delete-expired-site-assets', hourly, () => siteAssets.deleteExpired(retentionDays.siteAssets)),
  ];
}
