import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Log } from '../platform/log.ts';

/** Destination of the emails in the queue. `send` resolves once the email is accepted, and rejects otherwise. */
export type MailTransport = {
  send(mail: SendMailOptions, name: string): Promise<void>;
  /** Deletes stored emails that are old. */
  deleteExpired(): Promise<void>;
  close(): void;
};

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
/** Prevents an email from including local files or remote content. */
const contentAlone = { disableFileAccess: true, disableUrlAccess: true };

/**
 * Returns the connection options of a server. Passwords require TLS, except on this machine, which has no trusted certificate.
 */
export function smtpOptions(smtpUrl: string) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const isHere = loopback.test(hostname);
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
    requireTLS: username !== '' && !secure && !isHere,
    ignoreTLS: isHere,
  };
}

/** Returns a transport that sends emails to a server over a small pool of connections. */
export function smtpTransport(smtpUrl: string, maxConnections = 3): MailTransport {
  const transport = createTransport({
    ...smtpOptions(smtpUrl),
    pool: true,
    maxConnections,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    ...contentAlone,
  });
  return {
    send: async (mail) => void (await transport.sendMail(mail)),
    deleteExpired: async () => undefined,
    close: () => transport.close(),
  };
}

/**
 * Returns a transport for installations without a mail server. It writes each email to an `.eml` file, and deletes it after
 * `retentionDays`.
 */
export function fileTransport(folder: string, log: Log, retentionDays: number): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, ...contentAlone });
  let made: Promise<unknown> | undefined;
  const folderMade = () => {
    made ??= mkdir(folder, { recursive: true, mode: 0o700 });
    made.catch(() => {
      made = undefined;
    });
    return made;
  };
  return {
    async send(mail, name) {
      const { message } = await transport.sendMail(mail);
      await folderMade();
      const path = join(folder, `${name}.eml`);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      log.info({ path }, 'an email was written to a file because SMTP_URL is not set');
    },
    async deleteExpired() {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const isOld = (await stat(path)).mtimeMs < Date.now() - retentionDays * 86_400_000;
        if (isOld && /\.eml(?:\.part)?$/.test(name)) await rm(path, { force: true });
      }
    },
    close: () => transport.close(),
  };
}
