import { BlockList, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientIp, createProxyCheck, trustedHeaders } from './client-ip.ts';

const proxies = new BlockList();
proxies.addSubnet('10.0.0.0', 8, 'ipv4');
proxies.addAddress('fd00::1', 'ipv6');

test('SEC-04 X-Forwarded-For of a sender that is not a configured proxy is ignored', () => {
  expect(clientIp('203.0.113.9', '198.51.100.1', proxies)).toBe('203.0.113.9');
  expect(clientIp('203.0.113.9', '198.51.100.1', new BlockList())).toBe('203.0.113.9');
});

test('SEC-04 behind configured proxies the last address outside them is used', () => {
  expect(clientIp('10.0.0.1', '198.51.100.1', proxies)).toBe('198.51.100.1');
  expect(clientIp('::ffff:10.0.0.1', '1.2.3.4, 198.51.100.1, 10.9.9.9', proxies)).toBe('198.51.100.1');
  expect(clientIp('fd00::1', '2001:db8::7', proxies)).toBe('2001:db8::7');
});

test('SEC-04 a forwarded text that is not an address is ignored', () => {
  expect(clientIp('10.0.0.1', 'x"; drop', proxies)).toBe('10.0.0.1');
  expect(clientIp('10.0.0.1', undefined, proxies)).toBe('10.0.0.1');
});

test('SEC-04 the first forwarded address from a sender that is not a configured proxy is logged once as a warning', () => {
  const warnings: string[] = [];
  const check = createProxyCheck(proxies, (line) => warnings.push(line));
  check('10.0.0.1', '198.51.100.1');
  check('203.0.113.9', undefined);
  expect(warnings).toEqual([]);
  check('::ffff:203.0.113.9', '198.51.100.1');
  check('203.0.113.10', '198.51.100.1');
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('from 203.0.113.9 is ignored');
});

test('OPS-05 only a trusted proxy may set the ID and the trace of a request', () => {
  const headers = { 'x-request-id': 'proxy-1', traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' };
  const from = (address: string) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
    return trustedHeaders({ headers, socket }, proxies);
  };
  expect(from('::ffff:10.0.0.1')).toEqual(headers);
  expect(from('203.0.113.9')).toEqual({});
});
