import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

test('BLK-17 SEC-01 a page may show frames of the hosts that are allowed, by https, and of none else', () => {
  expect(directive(contentSecurityPolicy([], []), 'frame-src')).toBe("frame-src 'none'");
  expect(directive(contentSecurityPolicy([], ['a.test', 'b.test']), 'frame-src')).toBe('frame-src https://a.test https://b.test');
});
