import { expect, test } from 'vitest';
import { deviceOf, shortened } from './client-ip.ts';

test('SEC-10 logged addresses lack the last octet or the last 80 bits', () => {
  expect(shortened('203.0.113.9')).toBe('203.0.113.0');
  expect(shortened('2001:db8:85a3:1:2:3:4:5')).toBe('2001:db8:85a3::');
  expect(shortened('2001:db8::7')).toBe('2001:db8:0::');
  expect(shortened('::1')).toBe('0:0:0::');
  expect(shortened('')).toBe('');
});

test('the name of a browser is limited in length', () => {
  expect(deviceOf({ headers: { 'user-agent': 'Firefox/140.0' } })).toBe('Firefox/140.0');
  expect(deviceOf({ headers: { 'user-agent': 'x'.repeat(9000) } })).toHaveLength(500);
  expect(deviceOf({ headers: {} })).toBe('');
});
