import { timingSafeEqual } from 'node:crypto';
import { signature } from '../../platform/protection-key.ts';

/** Minimum age in seconds of a token that a page gets. In the first seconds of an hour, pages still get the previous token. */
const minAge = 3;
const hour = 3600;
const maxAge = 24 * hour;
const tokenForm = /^(\d{10,11})\.([\w-]{43})$/;

/** Returns the token of the hour for forms sent without scripts (FRM-12), and the seconds until the next token. */
export function makeTimeToken(secret: string, now = Date.now()): { token: string; validFor: number } {
  const seconds = Math.floor(now / 1000) - minAge;
  const began = seconds - (seconds % hour);
  return { token: `${began}.${signatureOf(secret, String(began))}`, validFor: began + hour - seconds };
}

/**
 * Verifies that a token belongs to this installation and is at most a day old. Former secrets are among the `secrets`, because sites give
 * pages the token of the hour for up to an hour after a rotation.
 */
export function verifyTimeToken(secrets: readonly string[], token: string, now = Date.now()): 'valid' | 'forged' | 'expired' {
  const [, began = '', signed = ''] = tokenForm.exec(token) ?? [];
  const isSigned = (secret: string) => timingSafeEqual(Buffer.from(signed), Buffer.from(signatureOf(secret, began)));
  if (began === '' || !secrets.some(isSigned)) return 'forged';
  return now / 1000 - Number(began) > maxAge + minAge ? 'expired' : 'valid';
}

function signatureOf(secret: string, began: string): string {
  return signature(secret, 'form time', [began]).toString('base64url');
}
