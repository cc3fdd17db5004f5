import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { errorCorrection, pathOf, qrCode } from './qr-code.ts';

it('computes the error correction of the example in ISO/IEC 18004', () => {
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
  expect(Buffer.from(errorCorrection(data, 10)).toString('hex')).toBe('a524d4c1ed36c7872c55');
});

it('API-08 draws a code that QR readers have verified', () => {
  const modules = qrCode('otpauth://totp/Plantsoen:eva%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Plantsoen');
  expect(modules?.length).toBe(41);
  expect(
    createHash('sha256')
      .update(pathOf(modules ?? []))
      .digest('hex'),
  ).toBe('381c5efb5b34756f9942d4e6694e66c9dab4c91552f8289f5f660341eb25b1af');
});

it('returns undefined for a text that is too long', () => {
  expect(qrCode('y'.repeat(134))).toBeDefined();
  expect(qrCode('y'.repeat(135))).toBeUndefined();
});
