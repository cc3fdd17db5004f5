import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-text.ts';

test.each(['', '?a=1', '?a=1&b=true', '?q=b%C3%A4nke', '?path=%2Fa%2F', '?a='])(
  '%s is unchanged after parsing and formatting',
  (search) => {
    expect(stringifySearch(parseSearch(search))).toBe(search);
  },
);

test('values stay texts', () => {
  expect(parseSearch('?a=1&b=true&c=[]&d=%22x%22')).toEqual({ a: '1', b: 'true', c: '[]', d: '"x"' });
});

test('repeated check box values become one text', () => {
  expect(parseSearch('?f.a=x&b=1&f.a=y')).toEqual({ 'f.a': 'x y', b: '1' });
  expect(stringifySearch({ 'f.a': 'x y' })).toBe('?f.a=x+y');
});
