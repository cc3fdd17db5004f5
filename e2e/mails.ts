import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { testStack } from './stack.ts';

/** Returns the folder with a stack's emails as files, from its mail catcher or from an API without a mail server. */
export const mailFolder = (dataFolder: string) => join(dataFolder, 'mails');

const read = new Map<string, Email>();

/** Returns the emails to an address so far, oldest first. Each test uses separate addresses. */
export async function mailsTo(address: string): Promise<Email[]> {
  const folder = mailFolder(testStack().dataFolder);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  for (const name of names) if (!read.has(name)) read.set(name, await PostalMime.parse(readFileSync(join(folder, name))));
  return names
    .sort()
    .map((name) => read.get(name))
    .filter((mail) => mail !== undefined)
    .filter(({ to }) => to?.some((mailbox) => mailbox.address?.toLowerCase() === address.toLowerCase()));
}

/** Waits for an email to an address with a matching subject. Returns the newest one. */
export async function mailTo(address: string, subject = /./): Promise<Email> {
  for (const began = Date.now(); Date.now() < began + 15_000; await pause(50)) {
    const mail = (await mailsTo(address)).findLast((found) => subject.test(found.subject ?? ''));
    if (mail) return mail;
  }
  throw new Error(`no email was sent to ${address}`);
}
