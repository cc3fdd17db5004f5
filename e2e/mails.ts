import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { testStack } from './stack.ts';

/** Where the mails of a stack lie as files: those that its catcher took, or those of an API that has no mail server. */
export const mailFolder = (dataFolder: string) => join(dataFolder, 'mails');

const read = new Map<string, Email>();

/** The mails to an address up to now, oldest first. Tests take an address of their own each. */
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

/** Waits for the mail to an address whose subject is such, the newest where there are several. */
export async function mailTo(address: string, subject = /./): Promise<Email> {
  for (const began = Date.now(); Date.now() < began + 15_000; await pause(50)) {
    const mail = (await mailsTo(address)).findLast((found) => subject.test(found.subject ?? ''));
    if (mail) return mail;
  }
  throw new Error(`no mail came to ${address}`);
}
