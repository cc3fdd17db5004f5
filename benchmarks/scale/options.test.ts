import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('BUDGET a run without options measures all sizes and a soak of 30 minutes', () => {
  const whole = { soakMinutes: 30, isCompared: true, only: undefined, isWhole: true };
  expect(readOptions([])).toEqual({ sizes: [1000, 10_000, 50_000, 100_000], ...whole });
});

it('BUDGET a run with sizes or a row has no soak and writes no report, unless the soak is wanted', () => {
  expect(readOptions(['--sizes', '10000,1000'])).toMatchObject({
    sizes: [1000, 10_000],
    soakMinutes: 0,
    isCompared: false,
    isWhole: false,
  });
  expect(readOptions(['--only', 'adminList', '--soak', '2'])).toMatchObject({
    only: 'adminList',
    soakMinutes: 2,
    isWhole: false,
  });
});

it('BUDGET invalid sizes, minutes and rows are refused', () => {
  expect(() => readOptions(['--sizes', '10000,many'])).toThrow("--sizes takes numbers from 500, not 'many'");
  expect(() => readOptions(['--soak=-1'])).toThrow('--soak takes numbers from 0');
  expect(() => readOptions(['--sizes', '1000', '--vendure'])).toThrow('--vendure needs 10000 among the sizes');
  expect(() => readOptions(['--only', 'list'])).toThrow('--only takes one of: listMedian');
});
