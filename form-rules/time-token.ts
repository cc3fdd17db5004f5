import { createHmac, timingSafeEqual } from 'node:crypto';

const hour = 3600;
const youngest = 3;
const oldest = 24 * hour;
const tokenForm = /^(\d{10,11})\.([\w-]{43})$/;

/** The token of the hour: who has it was given a page in that hour or later (FRM-12). `until` is when the next one is due, in milliseconds. */
export function makeTimeToken(secret: string, now = Date.now()): { token: string; until: number } {
  const seconds = Math.floor(now / 1000);
  const began = seconds - (seconds % hour);
  return { token: `${began}.${signature(secret, String(began)).toString('base64url')}`, until: (began + hour) * 1000 };
}

/** Whether a token is one of ours; `early` where nobody can have filled in a form since, `expired` where it is more than a day old. */
export function verifyTimeToken(secret: string, token: string, now = Date.now()): 'valid' | 'forged' | 'early' | 'expired' {
  const [, began = '', signed = ''] = tokenForm.exec(token) ?? [];
  if (began === '' || !timingSafeEqual(Buffer.from(signed, 'base64url'), signature(secret, began))) return 'forged';
  const age = now / 1000 - Number(began);
  if (age < youngest) return 'early';
  return age > oldest ? 'expired' : 'valid';
}

function signature(secret: string, began: string): Buffer {
  return createHmac('sha256', secret).update(`form-time:${began}`).digest();
}
