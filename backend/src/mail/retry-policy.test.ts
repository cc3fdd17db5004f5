import { expect, test } from 'vitest';
import { isRefusal, nextRetry } from './retry-policy.ts';

const minutes = (attempts: number, ageHours = 0, isRefused = false) => {
  const pause = nextRetry({ attempts, ageMs: ageHours * 3_600_000, isRefused });
  return pause === undefined ? undefined : pause / 60_000;
};

test('FRM-14 doubles the pause between attempts from a minute to four hours, and gives up after four days', () => {
  expect([0, 1, 2, 5, 7, 8, 60].map((attempts) => minutes(attempts))).toEqual([1, 2, 4, 32, 128, 240, 240]);
  expect(minutes(30, 91)).toBe(240);
  expect(minutes(30, 93)).toBeUndefined();
});

test('FRM-14 retries a refused email a few times within a day', () => {
  expect([0, 1, 2].map((attempts) => minutes(attempts, attempts, true))).toEqual([60, 120, 240]);
  expect(minutes(7, 21, true)).toBeUndefined();
});

test('FRM-14 recognises a refusal of the email itself, not an outage or a wrong password', () => {
  expect(isRefusal(Object.assign(new Error(), { code: 'EENVELOPE', responseCode: 550 }))).toBe(true);
  expect(isRefusal(Object.assign(new Error(), { code: 'EMESSAGE', responseCode: 451 }))).toBe(false);
  expect(isRefusal(Object.assign(new Error(), { code: 'EAUTH', responseCode: 535 }))).toBe(false);
  expect(isRefusal(Object.assign(new Error(), { code: 'ECONNECTION' }))).toBe(false);
  expect(isRefusal(undefined)).toBe(false);
});
