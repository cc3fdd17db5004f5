import { describe, expect, it } from 'vitest';
import { maxPastedLines, numbersOf, pastedLines } from './pasted-lines.ts';

const ordered = (text: string) =>
  pastedLines(text).lines.map((line) => (line.problem ? line.problem : [line.number, line.amount]));

describe('QUO-13 pasted article numbers', () => {
  it.each([
    ['BM-1010-01\t3', ['BM-1010-01', 3]],
    ['BM-1010-01;3', ['BM-1010-01', 3]],
    ['BM-1010-01, 3', ['BM-1010-01', 3]],
    ['BM-1010-01 3', ['BM-1010-01', 3]],
    ['BM-1010-01', ['BM-1010-01', 1]],
    ['BM-1010-01 Meent parkbank 12', ['BM-1010-01', 12]],
    ['BM-1010-01 2400 mm 3 stuks', ['BM-1010-01', 3]],
    ['3x BM-1010-01', ['BM-1010-01', 3]],
    ['3 × BM-1010-01 Meent', ['BM-1010-01', 3]],
    ['BM-1010-01 x3', ['BM-1010-01', 3]],
    ['BM-1010-01\t3 stuks', ['BM-1010-01', 3]],
    ['1\tBM-1010-01\tMeent parkbank\t12', ['BM-1010-01', 12]],
    ['"BM-1010-01";"Meent; grijs";"4"', ['BM-1010-01', 4]],
    ['BM 1010 01\t2', ['BM 1010 01', 2]],
    ['101001\t2', ['101001', 2]],
    ['BM-1010-01\t3,0', ['BM-1010-01', 3]],
  ])('%j is read', (text, line) => {
    expect(ordered(text)).toEqual([line]);
  });

  it.each([
    ['BM-1010-01\t0', 'amount'],
    ['BM-1010-01\t-2', 'amount'],
    ['BM-1010-01\t2,5', 'amount'],
    ['BM-1010-01\t101', 'tooMany'],
    ['BM-1010-01\t1.000', 'tooMany'],
    ['BM-1010-01\t1e9', 'tooMany'],
    ['BM-1010-01\t1000000000', 'tooMany'],
    [`${'B1'.repeat(30)}\t1`, 'unreadable'],
    ['bank\ntwee banken', 'unreadable'],
  ])('%j is refused', (text, problem) => {
    expect(ordered(text)).toContain(problem);
  });

  it('headings and empty lines are left out, and places are those of the text', () => {
    const { lines } = pastedLines('Artikelnummer\tAantal\r\n\r\nBM-1010-01\t3\r\n');
    expect(lines).toEqual([{ place: 3, text: 'BM-1010-01\t3', number: 'BM-1010-01', amount: 3 }]);
  });

  it('more than 500 lines are cut, and equal numbers are requested once', () => {
    const { lines, rest } = pastedLines('BM-1010-01\n'.repeat(600));
    expect([lines.length, rest.length]).toEqual([maxPastedLines, 100]);
    expect(numbersOf(pastedLines('BM-1010-01\nbm101001\nKB-2\nx').lines)).toEqual(['BM-1010-01', 'KB-2']);
  });
});
