import { randomBytes, timingSafeEqual } from 'node:crypto';
import { signature } from '../../platform/protection-key.ts';

/** Form and site for which a token is valid. */
export type TokenForm = { handle: string; siteId: number };

/** Result of verifying a token. Its use must be remembered until `until`. */
export type TokenVerdict = { state: 'valid'; until: Date } | { state: 'forged' | 'expired' };

/** Lifetime of a form token, long enough to fill in a long form. */
const lifetimeMs = 4 * 60 * 60_000;
const tokenShape = /^([0-9a-z]{8,10})\.([\w-]{22})\.([\w-]{43})$/;

/** Returns a token for one submission attempt: its expiry, a random value, and a signature over both. */
export function makeCsrfToken(secret: string, form: TokenForm, now = Date.now()): string {
  const until = (now + lifetimeMs).toString(36);
  const random = randomBytes(16).toString('base64url');
  return `${until}.${random}.${signatureOf(secret, form, until, random)}`;
}

export function verifyCsrfToken(secret: string, form: TokenForm, token: string, now = Date.now()): TokenVerdict {
  const [, until = '', random = '', signed = ''] = tokenShape.exec(token) ?? [];
  if (until === '' || !timingSafeEqual(Buffer.from(signed), Buffer.from(signatureOf(secret, form, until, random)))) {
    return { state: 'forged' };
  }
  const time = Number.parseInt(until, 36);
  return time > now ? { state: 'valid', until: new Date(time) } : { state: 'expired' };
}

/**
 * Returns the signature as text. Several texts decode to the same bytes, so comparing bytes would let a rewritten token be used
 * again.
 */
function signatureOf(secret: string, { handle, siteId }: TokenForm, until: string, random: string): string {
  return signature(secret, 'form token', [handle, siteId, until, random]).toString('base64url');
}
