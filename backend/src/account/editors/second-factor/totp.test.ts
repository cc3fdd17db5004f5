import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { base32, codeAt, enrolmentOf, enrolmentUri, matchingStep, type QrCode, stepAt } from './totp.ts';

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

const margin = 4;
const scale = 4;

/** Draws a code on white, as a picture of RGBA pixels. */
function draw({ size, path }: QrCode) {
  const width = (size + 2 * margin) * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < scale; dy += 1)
      for (let dx = 0; dx < scale; dx += 1) {
        const pixel = ((Number(y) + margin) * scale + dy) * width + (Number(x) + margin) * scale + dx;
        data.fill(0, pixel * 4, pixel * 4 + 3);
      }
  return { width, height: width, data };
}

it.each(['eva@example.org', `${'e'.repeat(242)}@example.org`])('API-08 a QR reader reads the secret of %s', (email) => {
  const { uri, qr } = enrolmentOf(Buffer.from('12345678901234567890'), email);
  expect(decodeQR(draw(qr), { timeLimit: 10_000 })).toBe(uri);
});
