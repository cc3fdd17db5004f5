import { timingSafeEqual } from 'node:crypto';
import { signature } from '../../platform/protection-key.ts';

/** Seconds after the full hour when the token of that hour is first given out, so that every token is as old when a page carries it. */
const minAge = 3;
const hour = 3600;
const maxAge = 24 * hour;
const tokenForm = /^(\d{10,11})\.([\w-]{43})$/;

/** Returns the token of the hour for pages that are sent without scripts (FRM-12), and the seconds until the next one is due. */
export function makeTimeToken(secret: string, now = Date.now()): { token: string; validFor: number } {
  const seconds = Math.floor(now / 1000) - minAge;
  const began = seconds - (seconds % hour);
  return { token: `${began}.${signatureOf(secret, String(began))}`, validFor: began + hour - seconds };
}

/** Tells whether a token is one of this installation, and whether it is more than a day old. */
export function verifyTimeToken(secret: string, token: string, now = Date.now()): 'valid' | 'forged' | 'expired' {
  const [, began = '', signed = ''] = tokenForm.exec(token) ?? [];
  if (began === '' || !timingSafeEqual(Buffer.from(signed), Buffer.from(signatureOf(secret, began)))) return 'forged';
  return now / 1000 - Number(began) > maxAge + minAge ? 'expired' : 'valid';
}

function signatureOf(secret: string, began: string): string {
  return signature(secret, 'form time', [began]).toString('base64url');
}
