import { expect, test } from 'vitest';
import { byteRange } from './send-file.ts';

test('SEC-07 a single range is parsed and limited to the size of the file', () => {
  expect(byteRange('bytes=0-9', 100)).toEqual({ start: 0, end: 9 });
  expect(byteRange('bytes=90-', 100)).toEqual({ start: 90, end: 99 });
  expect(byteRange('bytes=-10', 100)).toEqual({ start: 90, end: 99 });
  expect(byteRange('bytes=-1000', 100)).toEqual({ start: 0, end: 99 });
  expect(byteRange('bytes=50-1000', 100)).toEqual({ start: 50, end: 99 });
});

test('SEC-07 a range outside the file is unsatisfiable', () => {
  expect(byteRange('bytes=100-', 100)).toBe('unsatisfiable');
  expect(byteRange('bytes=-0', 100)).toBe('unsatisfiable');
});

test('SEC-07 any other header selects the whole file', () => {
  for (const header of [undefined, '', 'bytes=-', 'bytes=9-3', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b']) {
    expect(byteRange(header, 100)).toBeUndefined();
  }
});
