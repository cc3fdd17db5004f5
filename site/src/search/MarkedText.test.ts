import { expect, test } from 'vitest';
import { markedParts } from './MarkedText.tsx';

const written = (text: string, marks: { start: number; end: number }[]) =>
  markedParts(text, marks)
    .map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

test('SEA-06 a text is split at its marks', () => {
  expect(written('Lommer boombank rond', [{ start: 7, end: 11 }])).toBe('Lommer [boom]bank rond');
  expect(written('bank', [{ start: 0, end: 4 }])).toBe('[bank]');
  expect(written('Lommer', [])).toBe('Lommer');
  expect(markedParts('', [])).toEqual([]);
});

test('SEA-06 unordered, overlapping and invalid marks neither lose nor repeat letters', () => {
  const marks = [
    { start: 7, end: 11 },
    { start: 0, end: 3 },
    { start: 9, end: 15 },
    { start: 8, end: 9 },
    { start: 5, end: 5 },
    { start: 18, end: 99 },
    { start: 40, end: 44 },
  ];
  expect(written('Lommer boombank rond', marks)).toBe('[Lom]mer [boom][bank] ro[nd]');
});
