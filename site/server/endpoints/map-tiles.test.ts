import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../http/security-headers.ts';

test('CON-01 SEC-01 a page may request the tile host only if one is configured', () => {
  const usual = { scriptHashes: [], frameHosts: [], hasTagManager: false };
  expect(contentSecurityPolicy({ ...usual, tileOrigin: 'https://tiles.example.org' })).toContain(
    "connect-src 'self' blob: https://tiles.example.org;",
  );
  expect(contentSecurityPolicy(usual)).toContain("connect-src 'self' blob:;");
});
