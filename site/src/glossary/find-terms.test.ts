import { expect, test } from 'vitest';
import { findTerms } from './find-terms.ts';

const terms = [
  { title: 'MKI', spellings: ['Milieukosten'], explanation: 'Milieukostenindicator.' },
  { title: 'A1-A3', spellings: [], explanation: 'Van grondstof tot poort.' },
  { title: 'LRV', spellings: [' '], explanation: 'Lichtreflectie.' },
];
const found = (text: string) => findTerms(terms, text).map(({ title }) => title);

test('CAT-21 finds a term or one of its spellings as whole words, in any case', () => {
  expect(found('Milieukosten (MKI)')).toEqual(['MKI']);
  expect(found('lichtreflectie (lrv)')).toEqual(['LRV']);
  expect(found('Milieukostenindicator')).toEqual([]);
  expect(found('LRVX en XLRV')).toEqual([]);
});

test('CAT-21 finds a term with another kind of hyphen, and several terms in one text', () => {
  expect(found('van grondstof tot poort (A1–A3)')).toEqual(['A1-A3']);
  expect(found('MKI, A1‑A3')).toEqual(['MKI', 'A1-A3']);
});

test('CAT-21 an empty spelling or text matches nothing', () => {
  expect(found('')).toEqual([]);
  expect(found('a b')).toEqual([]);
});
