import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { enrolmentOf } from './enrolment.ts';
import type { QrCode } from './qr-code.ts';

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
