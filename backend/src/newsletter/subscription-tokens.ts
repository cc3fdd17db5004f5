import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** Days for which a confirmation link is valid (SEC-10). */
export const confirmationDays = 7;

/** Returns a token that confirms a subscription once. Only the email contains the token; the database stores its hash. */
export function newConfirmation(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** Returns the hash of a confirmation token; undefined if its format is invalid. */
export function confirmationHash(token: string): string | undefined {
  return /^[\w-]{43}$/.test(token) ? hashOf(token) : undefined;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Returns the token that ends a subscription. It never changes or expires, and is signed with a key derived from the secret. */
export function unsubscribeToken(id: number, secret: string): string {
  return `${id}.${signatureOf(id, secret).toString('base64url')}`;
}

/** Returns the ID of the subscription that a token ends; undefined if no secret has signed it. */
export function readUnsubscribeToken(token: string, secrets: readonly string[]): number | undefined {
  const [, digits, signature = ''] = /^([1-9]\d{0,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (digits === undefined) return undefined;
  const id = Number(digits);
  const sent = Buffer.from(signature, 'base64url');
  return secrets.some((secret) => timingSafeEqual(sent, signatureOf(id, secret))) ? id : undefined;
}

function signatureOf(id: number, secret: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'plantsoen newsletter', 32));
  return createHmac('sha256', key).update(String(id)).digest();
}
