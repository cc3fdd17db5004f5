/** Program that sends the emails of a database until the kill test kills it. */
import { runMails } from '../mail/mail-runner.ts';
import { smtpTransport } from '../mail/mail-transport.ts';
import { mailChannel } from '../mail/queue-mail.ts';
import { changeSignal } from '../platform/changes/change-signal.ts';
import { createLog } from '../platform/log.ts';

const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2);
const log = createLog('mailer', 'silent');
const signal = changeSignal(databaseUrl, log, [mailChannel]);
runMails({ databaseUrl, transport: smtpTransport(smtpUrl), from: 'Brinkmeent <info@brinkmeent.example>', signal, log });
