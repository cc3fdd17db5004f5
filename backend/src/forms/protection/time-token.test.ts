import { describe, expect, test } from 'vitest';
import { makeTimeToken, verifyTimeToken } from './time-token.ts';

const secret = 'a-payload-secret';
const began = Date.parse('2026-11-03T09:00:00Z');
const minutes = (count: number) => began + count * 60_000;

describe('FRM-12 the time token', () => {
  const { token } = makeTimeToken(secret, minutes(20));

  test('is the same for a whole hour, so that cached pages may contain it', () => {
    expect(token).toMatch(/^1793696400\.[\w-]{43}$/);
    expect(makeTimeToken(secret, minutes(59)).token).toBe(token);
    expect(makeTimeToken(secret, minutes(63)).token).not.toBe(token);
  });

  test('returns the seconds until the next token', () => {
    const { validFor } = makeTimeToken(secret, minutes(20));
    expect(validFor).toBe(40 * 60 + 3);
    expect(makeTimeToken(secret, minutes(20) + validFor * 1000 - 1).token).toBe(token);
    expect(makeTimeToken(secret, minutes(20) + validFor * 1000).token).not.toBe(token);
  });

  test.each([-1, 0, 1, 2, 3, 4])('is valid in the second in which a page is given it, %i seconds after a full hour', (second) => {
    const now = began + second * 1000;
    expect(verifyTimeToken([secret], makeTimeToken(secret, now).token, now)).toBe('valid');
  });

  test.each([-1, 0, 1, 2, 3, 4])(
    'is at least three seconds old when a page is given it, %i seconds after a full hour',
    (second) => {
      const now = began + second * 1000;
      expect(now - Number.parseInt(makeTimeToken(secret, now).token, 10) * 1000).toBeGreaterThanOrEqual(3000);
    },
  );

  test.each([
    ['valid', minutes(24 * 60)],
    ['expired', minutes(24 * 60) + 4000],
  ])('is %s at %i', (verdict, now) => {
    expect(verifyTimeToken([secret], token, now)).toBe(verdict);
  });

  test.each([
    ['of another installation', makeTimeToken('another', minutes(20)).token],
    ['with another hour', token.replace('1793696400', '1793700000')],
    ['cut short', token.slice(0, -1)],
    ['with a signature that is no 32 bytes', `1793696400.${'A'.repeat(42)}_`],
    ['of nothing', ''],
    ['far too long', '9'.repeat(100_000)],
  ])('is forged: %s', (_, forged) => {
    expect(verifyTimeToken([secret], forged, minutes(30))).toBe('forged');
  });
});
