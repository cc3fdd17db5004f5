import { describe, expect, it } from 'vitest';
import { guardFormula } from '../platform/spreadsheets/csv.ts';
import { isExported, unguarded } from './cell-text.ts';
import type { ValueRule } from './import-column.ts';
import { foldNumber, nearestName } from './nearest-name.ts';
import { parseCell } from './parse-cell.ts';

const price: ValueRule = { type: 'number', min: 0, max: 1_000_000, decimals: 2 };
const whole: ValueRule = { type: 'number', min: 0, max: 104, decimals: 0 };
const text: ValueRule = { type: 'text', maxLength: 20 };
const flag: ValueRule = { type: 'flag' };
const mountings: ValueRule = {
  ...{ type: 'choice', hasMany: true },
  choices: [
    { value: '1', names: ['Opbouw op voetplaat', 'On the surface'] },
    { value: '2', names: ['Ingraven', 'In ground'] },
  ],
};

describe('EDT-02 a cell becomes a value', () => {
  it.each([
    ['1.545,50', price, 'nl', 1545.5],
    ['€ 890', price, 'nl', 890],
    ['1,545.50', price, 'en', 1545.5],
    [890.5, price, 'nl', 890.5],
    ['12', whole, 'de', 12],
    ['ja', flag, 'nl', true],
    ['Nein', flag, 'de', false],
    [true, flag, 'nl', true],
    ['ingraven; OPBOUW OP VOETPLAAT', mountings, 'nl', ['2', '1']],
    ['In ground', mountings, 'nl', ['2']],
    [1010, text, 'nl', '1010'],
    ['-', text, 'nl', null],
    ["'=1+1", text, 'nl', '=1+1'],
  ] as const)('%j', (content, rule, language, value) => {
    expect(parseCell(content, rule, language)).toEqual({ value });
  });
});

describe('EDT-02 a wrong cell has a reason and a proposal', () => {
  it.each([
    ['1.545,5O', price, 'number', '1545,5'],
    ['1,545.50', price, 'number', '1545,5'],
    ['12 weken', whole, 'number', '12'],
    ['duur', price, 'number', undefined],
    ['1700,456', price, 'decimals', '1700,46'],
    [-5, price, 'range', undefined],
    ['-5', price, 'range', undefined],
    ['105', whole, 'range', undefined],
    ['misschien', flag, 'flag', undefined],
    ['opbouw en ingraven', mountings, 'severalValues', 'Opbouw op voetplaat; Ingraven'],
    ['Ingravn', mountings, 'choice', 'Ingraven'],
    ['hangend', mountings, 'choice', undefined],
    ['een tekst die te lang is', text, 'tooLong', 'een tekst die te lan'],
  ] as const)('%j', (content, rule, reason, proposal) => {
    const parsed = parseCell(content, rule, 'nl');
    expect(parsed).toMatchObject({ problem: { reason, ...(proposal !== undefined && { proposal }) } });
  });
});

it('EDT-02 an unknown value is refused with the first choices', () => {
  const problemOf = (rule: ValueRule) => parseCell('hangend', rule, 'nl');
  const many = Array.from({ length: 9 }, (_, at) => ({ value: String(at), names: [`Keuze ${at}`] }));
  expect(problemOf({ type: 'choice', hasMany: false, choices: many.slice(0, 2) })).toMatchObject({
    problem: { reason: 'choice', detail: 'Keuze 0, Keuze 1' },
  });
  expect(problemOf({ type: 'choice', hasMany: false, choices: many })).toMatchObject({
    problem: { detail: expect.stringMatching(/, Keuze 7, …$/) },
  });
});

it.each(['=1+1', '+31 6', 'a;=b', "x,'=y", ' vrij ', 'twee\r\nregels', '-5', '@a'])(
  'EDT-02 the exported text %j is unchanged at its import',
  (stored) => {
    expect(isExported(guardFormula(stored).replace(/\r\n?/g, '\n').trim(), stored)).toBe(true);
  },
);

it('EDT-02 marks of the export are removed from changed texts', () => {
  expect(unguarded("'=1+1")).toBe('=1+1');
  expect(unguarded("l'été")).toBe("l'été");
});

it('EDT-02 article numbers with typing errors are recognised, and neighbours are not', () => {
  expect(foldNumber('BM-5010-1')).toBe(foldNumber('bm 5010.01'));
  expect(foldNumber('BM-5O10-01')).toBe(foldNumber('BM-5010-01'));
  expect(foldNumber('BM-1010-03')).not.toBe(foldNumber('BM-1010-04'));
});

it('EDT-02 the nearest name is unique or none', () => {
  expect(nearestName('prijss', ['Prijs', 'Positie'])).toBe('Prijs');
  expect(nearestName('pr', ['Prijs', 'Prik'])).toBeUndefined();
});
