import { describe, expect, test } from 'vitest';
import { anyRalCode } from '../lead-time.ts';
import { choiceOf, hasAlternatives, parametersOf } from './choice.ts';

const bench = {
  variants: [{ sku: 'BM-01' }, { sku: 'BM-02' }],
  colours: [{ code: 'RAL 7016' }, { code: 'DB 703' }],
  anyRal: true,
  mountings: [{ key: 'in-ground' }, { key: 'surface' }],
};
const first = { variant: 'BM-01', colour: 'RAL 7016', mounting: 'in-ground' };

describe('CAT-05 the choice and its address', () => {
  test('without a word the first of each is chosen, and the address says nothing', () => {
    expect(choiceOf(bench, {})).toEqual(first);
    expect(parametersOf(bench, first)).toEqual({ variant: undefined, colour: undefined, mounting: undefined });
  });

  test('what differs stands in the address, and comes back from it', () => {
    const choice = { variant: 'BM-02', colour: 'DB 703', mounting: 'surface' };
    const parameters = parametersOf(bench, choice);
    expect(parameters).toEqual({ variant: 'BM-02', colour: 'DB-703', mounting: 'surface' });
    expect(choiceOf(bench, parameters)).toEqual(choice);
  });

  test('any RAL colour is a choice only where the product has it', () => {
    expect(choiceOf(bench, { colour: 'RAL' }).colour).toBe(anyRalCode);
    expect(choiceOf({ ...bench, anyRal: false }, { colour: 'RAL' }).colour).toBe('RAL 7016');
  });

  test('what the product does not have is as if it were not stated', () => {
    expect(choiceOf(bench, { variant: 'BM-99', colour: '<b>', mounting: '', other: 'x' })).toEqual(first);
  });

  test('a product without anything to choose has an empty choice', () => {
    const plain = { variants: [], colours: [], anyRal: false, mountings: [] };
    expect(choiceOf(plain, { variant: 'BM-01' })).toEqual({});
    expect(parametersOf(plain, {})).toEqual({});
    expect(hasAlternatives(plain)).toBe(false);
    expect(hasAlternatives({ ...plain, colours: [{ code: 'CORTEN' }] })).toBe(false);
    expect(hasAlternatives({ ...plain, colours: [{ code: 'CORTEN' }], anyRal: true })).toBe(true);
  });
});
