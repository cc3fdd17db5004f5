import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encode, encodingFor } from './encodings.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0 , gzip;q=0', 'identity'],
  ['x-br, gzipped', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('decision 6: the header %s selects %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test('decision 6: every encoding decodes to the original page', async () => {
  const page = Buffer.from('<p>bänke</p>'.repeat(100));
  for (const strength of ['fast', 'strong'] as const) {
    expect(brotliDecompressSync(await encode(page, 'br', strength))).toEqual(page);
    expect(gunzipSync(await encode(page, 'gzip', strength))).toEqual(page);
  }
});
