import { isEmail } from '@plantsoen/form-rules/text-rules.ts';

/** Whether a text is the address of one mailbox, and nothing besides: no name, no list, no quotes, no comment, no line break. */
export const isMailAddress = isEmail;

/** What the addresses of one mailbox have in common: case and what follows a plus make no other one. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().normalize('NFC').split('@');
  return `${local.replace(/(?<=.)\+.*$/, '')}@${domain}`;
}
