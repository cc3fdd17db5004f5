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
