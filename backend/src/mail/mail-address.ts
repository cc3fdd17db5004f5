import { isEmail } from '@plantsoen/form-rules/text-rules.ts';

/** Whether a text is the address of exactly one mailbox, without a name, quotes, comments or line breaks. */
export const isMailAddress = isEmail;

/** Returns the mailbox of an address, in lower case and without the part after a plus. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().normalize('NFC').split('@');
  return `${local.replace(/(?<=.)\+.*$/, '')}@${domain}`;
}
