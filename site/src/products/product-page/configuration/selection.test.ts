import { describe, expect, test } from 'vitest';
import { anyRalCode } from '../../lead-time.ts';
import { choiceOf, hasAlternatives, parametersOf } from './selection.ts';

const bench = {
  variants: [{ sku: 'BM-01' }, { sku: 'BM-02' }],
  colours: [{ code: 'RAL 7016' }, { code: 'DB 703' }],
  anyRal: true,
  mountings: [{ key: 'in-ground' }, { key: 'surface' }],
};
const first = { variant: 'BM-01', colour: 'RAL 7016', mounting: 'in-ground' };

describe('CAT-05 the selection and its address', () => {
  test('by default the first option of each part is selected, and the address has no parameters', () => {
    expect(choiceOf(bench, {})).toEqual(first);
    expect(parametersOf(bench, first)).toEqual({ variant: undefined, colour: undefined, mounting: undefined });
  });

  test('a different selection is written to the address and read from it', () => {
    const choice = { variant: 'BM-02', colour: 'DB 703', mounting: 'surface' };
    const parameters = parametersOf(bench, choice);
    expect(parameters).toEqual({ variant: 'BM-02', colour: 'DB-703', mounting: 'surface' });
    expect(choiceOf(bench, parameters)).toEqual(choice);
  });

  test('any RAL colour is an option only if the product offers it', () => {
    expect(choiceOf(bench, { colour: 'RAL' }).colour).toBe(anyRalCode);
    expect(choiceOf({ ...bench, anyRal: false }, { colour: 'RAL' }).colour).toBe('RAL 7016');
  });

  test('unknown options are ignored', () => {
    expect(choiceOf(bench, { variant: 'BM-99', colour: '<b>', mounting: '', other: 'x' })).toEqual(first);
  });

  test('a product without options has an empty selection', () => {
    const plain = { variants: [], colours: [], anyRal: false, mountings: [] };
    expect(choiceOf(plain, { variant: 'BM-01' })).toEqual({});
    expect(parametersOf(plain, {})).toEqual({});
    expect(hasAlternatives(plain)).toBe(false);
    expect(hasAlternatives({ ...plain, colours: [{ code: 'CORTEN' }] })).toBe(false);
    expect(hasAlternatives({ ...plain, colours: [{ code: 'CORTEN' }], anyRal: true })).toBe(true);
  });
});

describe('CAT-16 options in the address', () => {
  const option = (number: string, rules = {}) => ({ number, excludes: [], requires: [], ...rules });
  const product = {
    ...bench,
    options: [option('BM-L1'), option('BM-L2', { requires: ['BM-L1'] }), option('BM G1', { excludes: ['BM-L1'] })],
  };

  test('are separated by spaces, in the order of the product, with those that they require', () => {
    expect(choiceOf(product, { option: 'BM-L2 X-9' }).options).toEqual(['BM-L1', 'BM-L2']);
    expect(choiceOf(product, { option: 'BM-G1' }).options).toEqual(['BM G1']);
    expect(parametersOf(product, { ...first, options: ['BM-L1', 'BM-L2'] }).option).toBe('BM-L1 BM-L2');
  });

  test('that exclude each other are not selected together', () => {
    expect(choiceOf(product, { option: 'BM-G1 BM-L1' }).options).toEqual(['BM-L1']);
  });

  test('without any, the selection is as before', () => {
    expect(choiceOf(product, { option: '' })).toEqual(first);
    expect(parametersOf(product, first).option).toBeUndefined();
  });
});
