import { once } from 'node:events';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** An email as its recipient sees it, with the recipients of its envelope and its source. */
export type CaughtMail = Email & { recipients: string[]; source: string };

/**
 * Starts a local mail server that stores received emails. With a folder, it also writes each email there as `.eml` for other
 * processes. With passwords, it requires a log-in with one that the set contains at that time.
 */
export async function openMailCatcher({ folder, passwords }: { folder?: string; passwords?: Set<string> } = {}) {
  const caught: CaughtMail[] = [];
  let refusal: { code: number; at: 'recipient' | 'message' } | undefined;
  let hold: Promise<void> | undefined;
  let server = createServer();
  let port = await listen(0);

  function createServer(): SMTPServer {
    const smtp = new SMTPServer({
      authOptional: passwords === undefined,
      allowInsecureAuth: passwords !== undefined,
      onAuth: ({ username, password }, _, done) =>
        passwords?.has(password ?? '') ? done(null, { user: username }) : done(new Error('Invalid login')),
      disabledCommands: ['STARTTLS'],
      closeTimeout: 50,
      onRcptTo: (_, __, done) => done(refusal?.at === 'recipient' ? refused(refusal.code) : undefined),
      onData(stream, session, done) {
        take(stream, session.envelope.rcptTo).then(() => done(), done);
      },
    });
    smtp.on('error', () => undefined);
    return smtp;
  }

  async function take(stream: NodeJS.ReadableStream, recipients: { address: string }[]): Promise<void> {
    const source = await buffer(stream);
    await hold;
    if (refusal) throw refused(refusal.code);
    const mail = await PostalMime.parse(source);
    if (folder) keep(folder, source, caught.length);
    caught.push({ ...mail, recipients: recipients.map(({ address }) => address), source: source.toString('utf8') });
  }

  async function listen(at: number): Promise<number> {
    const listener = server.listen(at, '127.0.0.1');
    await once(listener, 'listening');
    return (listener.address() as AddressInfo).port;
  }

  const stop = () => new Promise<void>((stopped) => server.close(() => stopped()));
  const mailsTo = (address: string) => caught.filter(({ recipients }) => recipients.includes(address));

  return {
    get url() {
      return `smtp://127.0.0.1:${port}`;
    },
    caught,
    mailsTo,
    /** Waits for the first email to an address, or for the next one after `after` emails. Throws after 10 s. */
    async mailTo(address: string, after = 0): Promise<CaughtMail> {
      for (const began = Date.now(); Date.now() < began + 10_000; await new Promise((next) => setTimeout(next, 10))) {
        const mail = mailsTo(address)[after];
        if (mail) return mail;
      }
      throw new Error(`no email was sent to ${address}`);
    },
    /** Refuses every recipient, or every message, with an SMTP code. Without a code it accepts them again. */
    refuse(code?: number, at: 'recipient' | 'message' = 'message') {
      refusal = code === undefined ? undefined : { code, at };
    },
    /** Reads messages, but answers them only after the promise resolves. */
    holdUntil(released: Promise<void>) {
      hold = released;
    },
    /** Closes all connections and refuses new ones, like a server that is down. */
    goAway: stop,
    async comeBack() {
      server = createServer();
      port = await listen(port);
    },
    close: stop,
  };
}

const refused = (responseCode: number) => Object.assign(new Error('refused'), { responseCode });

/** Writes an email to a file atomically. */
function keep(folder: string, source: Buffer, number: number): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${Date.now()}-${process.pid}-${number}.eml`);
  writeFileSync(`${file}.part`, source);
  renameSync(`${file}.part`, file);
}
