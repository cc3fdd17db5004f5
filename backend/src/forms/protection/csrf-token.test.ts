import { expect, it } from 'vitest';
import { makeCsrfToken, verifyCsrfToken } from './csrf-token.ts';

const secret = 'a secret of an installation';
const form = { handle: 'contact', siteId: 1 };
const now = Date.UTC(2026, 10, 21, 12);
/** Replaces the last character by the next one, which gives another text for the same bytes. */
const another = (text: string) => text.replace(/.$/, (last) => String.fromCharCode(last.charCodeAt(0) + 1));
const hours = 60 * 60_000;

it('FRM-12 accepts a token for its form and site, for four hours', () => {
  const token = makeCsrfToken(secret, form, now);
  const state = (of = form, later = 0, as = secret) => verifyCsrfToken(as, of, token, now + later).state;
  expect(verifyCsrfToken(secret, form, token, now)).toEqual({ state: 'valid', until: new Date(now + 4 * hours) });
  expect(state(form, 4 * hours - 1)).toBe('valid');
  expect(state(form, 4 * hours)).toBe('expired');
  expect(state({ ...form, handle: 'quoteRequest' })).toBe('forged');
  expect(state({ ...form, siteId: 2 })).toBe('forged');
  expect(state(form, 0, 'another secret')).toBe('forged');
});

it('FRM-12 makes a different token each time, and refuses changed tokens', () => {
  const token = makeCsrfToken(secret, form, now);
  expect(makeCsrfToken(secret, form, now)).not.toBe(token);
  const [until = '', random = '', signed = ''] = token.split('.');
  const later = (Number.parseInt(until, 36) + 1).toString(36);
  for (const forged of [
    '',
    '..',
    `${later}.${random}.${signed}`,
    `${until}.${another(random)}.${signed}`,
    `${until}.${random}.${another(signed)}`,
    `${token}x`,
    '\0',
    'a'.repeat(100_000),
  ]) {
    expect(verifyCsrfToken(secret, form, forged, now).state).toBe('forged');
  }
});
