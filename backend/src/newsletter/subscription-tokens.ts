import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long the link that confirms a subscription holds (SEC-10). */
export const confirmationDays = 7;

/** A token that confirms a subscription once. It is in the mail alone: the database knows its hash. */
export function newConfirmation(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** The hash under which a token that confirms is known; undefined for what has not the form of one. */
export function confirmationHash(token: string): string | undefined {
  return /^[\w-]{43}$/.test(token) ? hashOf(token) : undefined;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The token that ends a subscription, the same in every mail for ever, signed with a key made from the installation's secret. */
export function unsubscribeToken(id: number, secret: string): string {
  return `${id}.${signatureOf(id, secret).toString('base64url')}`;
}

/** The subscription that a token ends; undefined for one that is forged. */
export function readUnsubscribeToken(token: string, secret: string): number | undefined {
  const [, digits, signature = ''] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (digits === undefined) return undefined;
  const id = Number(digits);
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(id, secret)) ? id : undefined;
}

function signatureOf(id: number, secret: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'plantsoen newsletter', 32));
  return createHmac('sha256', key).update(String(id)).digest();
}
