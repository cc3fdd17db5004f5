import { expect, test } from 'vitest';
import { refusalOf, requestedHost } from './request-target.ts';

test.each(['/', '/producten/b%C3%A4nke/', '/a%20b/', '/%F0%9F%8C%B3/'])('%s is well formed', (path) => {
  expect(refusalOf(path, '?q=%E0%A4%A')).toBeUndefined();
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example/',
  '/%E0%A4%A',
  '/%',
  '/a%00b/',
  '/a%0d%0aSet-Cookie:x/',
  '/x/../producten/',
  '/x/%2e%2e/producten/',
  '/producten/%2E/',
  '/producten/.%2e',
  '/x/..%2fproducten/',
  '/producten<b>/',
  'http://evil.example/',
  '*',
  '',
])('LOC-02 bad input: %s is malformed', (path) => {
  expect(refusalOf(path, '')?.status).toBe(400);
});

test('bad input: a query of 13,000 characters is too long', () => {
  expect(refusalOf('/', `?q=${'a'.repeat(13_000)}`)?.status).toBe(414);
});

test.each([
  ['nl.example', 'nl.example'],
  ['NL.example:3000', 'nl.example'],
  ['nl.example.', 'nl.example'],
  ['nl.example.:80', 'nl.example'],
  ['[::1]:3000', '[::1]'],
  ['http://nl.example', ''],
  ['nl.example/producten', ''],
  ['nl.example:x', ''],
  ['evil@nl.example', ''],
  ['nl.example, evil.example', ''],
  ['', ''],
  [undefined, ''],
])('LOC-02 the header %s names the host "%s"', (header, host) => {
  expect(requestedHost(header)).toBe(host);
});
