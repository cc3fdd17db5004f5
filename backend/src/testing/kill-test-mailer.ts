/** Program that sends the emails of a database until the kill test kills it. */
import { smtpTransport } from '../mail/mail-transport.ts';
import { sendMailHandler } from '../mail/send-mail.ts';
import { createPool } from '../platform/database/connection-pool.ts';
import { runJobs } from '../platform/jobs/job-runner.ts';
import { createLog } from '../platform/log.ts';

const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2);
const log = createLog('mailer', 'silent');
const database = createPool({ databaseUrl, max: 3, onLost: () => undefined });
const handler = sendMailHandler({
  database,
  transport: smtpTransport(smtpUrl),
  from: 'Brinkmeent <info@brinkmeent.example>',
  log,
});
runJobs({ databaseUrl, handlers: [handler], concurrency: 3, log });
