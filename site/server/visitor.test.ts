import { BlockList } from 'node:net';
import { expect, test } from 'vitest';
import { deviceOf, shortened, visitorAddress } from './visitor.ts';

const proxies = new BlockList();
proxies.addSubnet('10.0.0.0', 8, 'ipv4');
proxies.addAddress('fd00::1', 'ipv6');

test('SEC-04 X-Forwarded-For of a sender that is no configured proxy counts for nothing', () => {
  expect(visitorAddress('203.0.113.9', '198.51.100.1', proxies)).toBe('203.0.113.9');
  expect(visitorAddress('203.0.113.9', '198.51.100.1', new BlockList())).toBe('203.0.113.9');
});

test('SEC-04 behind configured proxies the last address that is none of theirs counts', () => {
  expect(visitorAddress('10.0.0.1', '198.51.100.1', proxies)).toBe('198.51.100.1');
  expect(visitorAddress('::ffff:10.0.0.1', '1.2.3.4, 198.51.100.1, 10.9.9.9', proxies)).toBe('198.51.100.1');
  expect(visitorAddress('fd00::1', '2001:db8::7', proxies)).toBe('2001:db8::7');
});

test('SEC-04 a forwarded text that is no address is not passed on', () => {
  expect(visitorAddress('10.0.0.1', 'x"; drop', proxies)).toBe('10.0.0.1');
  expect(visitorAddress('10.0.0.1', undefined, proxies)).toBe('10.0.0.1');
});

test('SEC-10 logged addresses lack the last octet or the last 80 bits', () => {
  expect(shortened('203.0.113.9')).toBe('203.0.113.0');
  expect(shortened('2001:db8:85a3:1:2:3:4:5')).toBe('2001:db8:85a3::');
  expect(shortened('2001:db8::7')).toBe('2001:db8:0::');
  expect(shortened('::1')).toBe('0:0:0::');
  expect(shortened('')).toBe('');
});

test('what a browser calls itself has a limit', () => {
  expect(deviceOf({ headers: { 'user-agent': 'Firefox/140.0' } })).toBe('Firefox/140.0');
  expect(deviceOf({ headers: { 'user-agent': 'x'.repeat(9000) } })).toHaveLength(500);
  expect(deviceOf({ headers: {} })).toBe('');
});
