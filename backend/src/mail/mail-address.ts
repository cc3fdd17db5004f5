const longestAddress = 254;
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const domainPart = /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu;

/**
 * Whether a text is the address of one mailbox, and nothing besides: no name, no list, no quotes, no comment, no line break. The domain may
 * have letters of any script.
 */
export function isMailAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  return (
    more.length === 0 && text.length <= longestAddress && local.length <= 64 && localPart.test(local) && domainPart.test(domain)
  );
}

/** What the addresses of one mailbox have in common: case and what follows a plus make no other one. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().normalize('NFC').split('@');
  return `${local.replace(/(?<=.)\+.*$/, '')}@${domain}`;
}
