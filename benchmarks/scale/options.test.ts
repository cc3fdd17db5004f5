import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('BUDGET a run without options measures all sizes and a soak of 30 minutes', () => {
  const whole = { soakMinutes: 30, isCompared: true, only: undefined, isStored: true };
  expect(readOptions([])).toEqual({ sizes: [1000, 10_000, 50_000, 100_000], ...whole });
});

it('BUDGET a run with some sizes replaces their columns, and soaks with 100,000 products only', () => {
  const parts = { isCompared: false, isStored: true };
  expect(readOptions(['--sizes', '10000,1000'])).toMatchObject({ ...parts, sizes: [1000, 10_000], soakMinutes: 0 });
  expect(readOptions(['--sizes', '100000'])).toMatchObject({ ...parts, sizes: [100_000], soakMinutes: 30 });
});

it('BUDGET a run with one row or another soak is printed only', () => {
  const wanted = { only: 'adminList', soakMinutes: 0, isStored: false };
  expect(readOptions(['--only', 'adminList'])).toMatchObject(wanted);
  expect(readOptions(['--only', 'adminList', '--soak', '2'])).toMatchObject({ ...wanted, soakMinutes: 2 });
  expect(readOptions(['--sizes', '100000', '--soak', '0'])).toMatchObject({ soakMinutes: 0, isStored: false });
});

it('BUDGET invalid sizes, minutes and rows are refused', () => {
  expect(() => readOptions(['--sizes', '10000,many'])).toThrow("--sizes takes numbers from 500, not 'many'");
  expect(() => readOptions(['--soak=-1'])).toThrow('--soak takes numbers from 0');
  expect(() => readOptions(['--sizes', '1000', '--vendure'])).toThrow('--vendure needs 10000 among the sizes');
  expect(() => readOptions(['--only', 'list'])).toThrow('--only takes one of: listMedian');
});
