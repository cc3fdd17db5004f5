import { randomBytes } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { smtpOptions } from '../mail/mail-transport.ts';
import type { Configuration, MailingService } from '../platform/configuration.ts';
import { createPool } from '../platform/database/connection-pool.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { configuredEngine } from '../search/configured-engine.ts';
import { type CheckResult, failed, ok } from './check-result.ts';

const minFreeBytes = 1e9;

/** Checks that files can be written to the data folder, and the free space. */
export async function checkDataFolder({ dataFolder }: Configuration): Promise<CheckResult> {
  await mkdir(dataFolder, { recursive: true });
  const probe = join(dataFolder, `.check-${randomBytes(6).toString('hex')}`);
  try {
    await writeFile(probe, 'check', { flush: true });
  } finally {
    await rm(probe, { force: true });
  }
  const { bavail, bsize } = await statfs(dataFolder);
  const free = `${((bavail * bsize) / 1e9).toFixed(1)} GB free`;
  const detail = `${dataFolder} is writable, ${free}`;
  return bavail * bsize >= minFreeBytes ? ok('data folder', detail) : failed('data folder', `${detail}: less than 1 GB`);
}

/** Checks that the bucket of the files can be used. */
export async function checkStorage(configuration: Configuration): Promise<CheckResult> {
  const problem = await (await openStorage(configuration)).problem();
  const place = configuration.s3 ? `the bucket ${configuration.s3.bucket} answers` : 'files are in the data folder';
  return problem ? failed('file storage', problem) : ok('file storage', place);
}

/** Connects to the mail server, with TLS and log-in as for emails. Sends an email only to `recipient`. */
export async function checkMail({ smtpUrl, mailFrom, dataFolder }: Configuration, recipient?: string): Promise<CheckResult> {
  if (smtpUrl === undefined) {
    const detail = `no SMTP_URL: emails are written to ${join(dataFolder, 'mails')}`;
    return recipient ? failed('mail', `${detail}; none was sent`) : ok('mail', detail);
  }
  const options = smtpOptions(smtpUrl);
  // Otherwise a server that offers no log-in would pass without one.
  const transport = createTransport({ ...options, forceAuth: options.auth !== undefined });
  try {
    await transport.verify();
    if (recipient) await transport.sendMail({ from: mailFrom, to: recipient, subject: 'Plantsoen', text: 'plantsoen check' });
  } finally {
    transport.close();
  }
  const tls =
    options.secure || options.requireTLS ? 'with TLS' : options.ignoreTLS ? 'without TLS on this machine' : 'with TLS if offered';
  const server = `${options.host}:${options.port} accepts connections ${tls}${options.auth ? ' and the log-in' : ''}`;
  if (recipient) return ok('mail', `${server}, and has accepted an email to ${recipient}`);
  return ok('mail', `${server}. No email was sent: --send-mail-to <address> checks that it accepts emails`);
}

/** Searches in the hosted index, which fails with a wrong key. */
export async function checkSearch({ searchService: service, databaseUrl }: Configuration): Promise<CheckResult> {
  if (!service) return ok('search', 'in the database');
  const unused = createPool({ databaseUrl, max: 1, onLost: () => undefined });
  await configuredEngine({ searchService: service }, unused).find({ siteId: 1, query: 'plantsoen', kind: 'product' });
  return ok('search', `the hosted search answers for ${service.applicationId}`);
}

/** Whether the mailing service answers. Its key is not checked, because each request with it signs somebody up. */
export async function checkMailingService(service: MailingService | undefined): Promise<CheckResult> {
  if (!service) return ok('mailing service', 'none: subscribers are stored in the database');
  const response = await fetch(service.url, { method: 'HEAD', redirect: 'manual' });
  return ok('mailing service', `${service.url} answers with HTTP status ${response.status}; the key was not checked`);
}
