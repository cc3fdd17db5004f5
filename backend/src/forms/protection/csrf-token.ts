import { randomBytes, timingSafeEqual } from 'node:crypto';
import { signature } from '../../platform/protection-key.ts';

/** The form that a token is for. */
export type TokenForm = { handle: string; siteId: number };

/** What a token of a visitor turns out to be; `until` says when it may be forgotten that it was used. */
export type TokenVerdict = { state: 'valid'; until: Date } | { state: 'forged' | 'expired' };

/** Long enough to fill in a long form. */
const lifetimeMs = 4 * 60 * 60_000;
const tokenShape = /^([0-9a-z]{8,10})\.([\w-]{22})\.([\w-]{43})$/;

/** A token for one sending of this form: when it passes, something random, and a signature over both. */
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

/** Compared as text: several texts stand for the same bytes, and a token that can be written otherwise could be used again. */
function signatureOf(secret: string, { handle, siteId }: TokenForm, until: string, random: string): string {
  return signature(secret, 'form token', [handle, siteId, until, random]).toString('base64url');
}
