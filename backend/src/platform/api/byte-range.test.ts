import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test('SEC-07 a plain range of a file is found, its ends inside the file', () => {
  expect(byteRange('bytes=0-9', 100)).toEqual({ start: 0, end: 9 });
  expect(byteRange('bytes=90-', 100)).toEqual({ start: 90, end: 99 });
  expect(byteRange('bytes=-10', 100)).toEqual({ start: 90, end: 99 });
  expect(byteRange('bytes=-1000', 100)).toEqual({ start: 0, end: 99 });
  expect(byteRange('bytes=50-1000', 100)).toEqual({ start: 50, end: 99 });
});

test('SEC-07 a range outside the file cannot be satisfied', () => {
  expect(byteRange('bytes=100-', 100)).toBe('unsatisfiable');
  expect(byteRange('bytes=-0', 100)).toBe('unsatisfiable');
});

test('SEC-07 anything else stands for the whole file', () => {
  for (const header of [undefined, '', 'bytes=-', 'bytes=9-3', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b']) {
    expect(byteRange(header, 100)).toBeUndefined();
  }
});
