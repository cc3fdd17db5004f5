import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

const dutch = (value: number) => value.toLocaleString('nl-NL');

test('BLK-09 a file size is rounded and has a unit', () => {
  expect(formatFileSize(120, dutch)).toBe('1 kB');
  expect(formatFileSize(76_400, dutch)).toBe('76 kB');
  expect(formatFileSize(2_360_000, dutch)).toBe('2,4 MB');
  expect(formatFileSize(999_700, dutch)).toBe('1 MB');
});
