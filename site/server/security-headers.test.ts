import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const frameSources = (...frameHosts: string[]) =>
  contentSecurityPolicy({ scriptHashes: [], frameHosts, hasTagManager: false })
    .split('; ')
    .find((directive) => directive.startsWith('frame-src '));

test('BLK-17 SEC-01 a page may show frames of the hosts that are allowed, by https, and of none else', () => {
  expect(frameSources()).toBe("frame-src 'none'");
  expect(frameSources('a.test', 'b.test')).toBe('frame-src https://a.test https://b.test');
});
