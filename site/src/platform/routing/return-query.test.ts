import { expect, test } from 'vitest';
import { readQuery } from '../query-parameters.ts';
import { maxReturnToLength, returnQuery } from './return-query.ts';

test('ACC-08 FAV-01 a log-in link contains the address to return to and the intended action', () => {
  expect(returnQuery('/producten/?search=bank')).toBe('?return=true&path=%2Fproducten%2F%3Fsearch%3Dbank');
  expect(returnQuery('/favorieten/', { reason: 'favourite' })).toBe('?return=true&path=%2Ffavorieten%2F&reason=favourite');
  expect(returnQuery(undefined, { reason: 'favourite', favourite: '42' })).toBe('?return=true&reason=favourite&favourite=42');
  expect(returnQuery(undefined)).toBe('?return=true');
});

test('ACC-08 an address that is too long to return to is left out, one of the maximum length is not', () => {
  const longest = `/${'%C5%81'.repeat(maxReturnToLength)}`.slice(0, maxReturnToLength);
  for (const key of ['login', 'register'] as const) {
    expect(readQuery(key, returnQuery(longest, { favourite: '42' }))?.text).toContain(
      new URLSearchParams({ path: longest }).toString(),
    );
    expect(readQuery(key, `?${new URLSearchParams({ path: `${longest}a` })}`)).toBeUndefined();
  }
  expect(returnQuery(`${longest}a`, { favourite: '42' })).toBe('?return=true&favourite=42');
});
