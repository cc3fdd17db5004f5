import { describe, expect, test } from 'vitest';
import { makeTimeToken, verifyTimeToken } from './time-token.ts';

const secret = 'a-service-token';
const began = Date.parse('2026-11-03T09:00:00Z');
const minutes = (count: number) => began + count * 60_000;

describe('FRM-12 the token of the time', () => {
  const { token, until } = makeTimeToken(secret, minutes(20));

  test('is the same for a whole hour, so that cached pages may carry it', () => {
    expect(token).toMatch(/^1793696400\.[\w-]{43}$/);
    expect(makeTimeToken(secret, minutes(59)).token).toBe(token);
    expect(until).toBe(minutes(60));
    expect(makeTimeToken(secret, until).token).not.toBe(token);
  });

  test.each([
    ['early', began + 2000],
    ['valid', began + 3000],
    ['valid', minutes(24 * 60)],
    ['expired', minutes(24 * 60) + 1000],
  ])('is %s at %i', (verdict, now) => {
    expect(verifyTimeToken(secret, token, now)).toBe(verdict);
  });

  test.each([
    ['of another installation', makeTimeToken('another', minutes(20)).token],
    ['with another hour', token.replace('1793696400', '1793700000')],
    ['cut short', token.slice(0, -1)],
    ['with a signature that is no 32 bytes', `1793696400.${'A'.repeat(42)}_`],
    ['of nothing', ''],
    ['far too long', '9'.repeat(100_000)],
  ])('is forged: %s', (_, forged) => {
    expect(verifyTimeToken(secret, forged, minutes(30))).toBe('forged');
  });
});
