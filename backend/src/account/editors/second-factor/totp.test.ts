import { expect, it } from 'vitest';
import { base32, codeAt, enrolmentUri, matchingStep, stepAt } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('API-08 generates the code of RFC 6238 at second %d', (seconds, code) => {
  expect(codeAt(secret, stepAt(seconds * 1000), 8)).toBe(code);
});

it('API-08 accepts codes of the current, previous and next step, and none twice', () => {
  const now = 1_800_000_015_000;
  const step = stepAt(now);
  for (const away of [-1, 0, 1]) expect(matchingStep(secret, codeAt(secret, step + away), 0, now)).toBe(step + away);
  for (const away of [-2, 2]) expect(matchingStep(secret, codeAt(secret, step + away), 0, now)).toBeUndefined();
  expect(matchingStep(secret, codeAt(secret, step), step, now)).toBeUndefined();
  expect(matchingStep(secret, codeAt(secret, step - 1), step, now)).toBeUndefined();
  expect(matchingStep(secret, codeAt(secret, step + 1), step, now)).toBe(step + 1);
});

it('encodes secrets in the format of authenticator apps', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(enrolmentUri(secret, 'eva+1@example.org')).toBe(
    'otpauth://totp/Plantsoen:eva%2B1%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Plantsoen',
  );
});
