import { expect, it } from 'vitest';
import { variantsOf } from './term-alternatives.ts';
import type { Likeness, VocabularyMatch } from './vocabulary-lookup.ts';

const vocabularyMatch = (word: string, likeness: Likeness, titleDocumentFrequency = 1): VocabularyMatch => ({
  ...{ queryWord: '', word, likeness, spelling: word, documentFrequency: titleDocumentFrequency, titleDocumentFrequency },
  ...{ places: [], parts: [], part: 0 },
});
const read = (words: readonly VocabularyMatch[], word: string, how: { isLast?: boolean; isPrefix?: boolean } = {}) =>
  variantsOf(words, { word, isLast: true, isPrefix: false, ...how }).map((variant) => variant.word);

it('SEA-06 a known number is not the beginning of another: 2400 millimetres do not match article 24001', () => {
  expect(read([vocabularyMatch('2400', 'exact'), vocabularyMatch('24001', 'beginning')], '2400')).toEqual(['2400']);
  expect(read([vocabularyMatch('24001', 'beginning')], '2400')).toEqual(['24001']);
  expect(read([vocabularyMatch('50', 'exact'), vocabularyMatch('5010', 'beginning')], '50')).toEqual(['50', '5010']);
});

it('SEA-06 an earlier word is a beginning only if it names nothing itself', () => {
  const completion = vocabularyMatch('havenkop', 'beginning');
  expect(read([vocabularyMatch('haven', 'exact', 0), completion], 'haven', { isLast: false })).toEqual(['haven', 'havenkop']);
  expect(read([vocabularyMatch('haven', 'exact'), completion], 'haven', { isLast: false })).toEqual(['haven']);
});

it('SEA-06 completions that name many things have a higher quality; those of stop words have a low one', () => {
  const words = [vocabularyMatch('bank', 'beginning', 1000), vocabularyMatch('balaard', 'beginning', 10)];
  const [bank, series] = variantsOf(words, { word: 'ba', isLast: true, isPrefix: false });
  expect(bank?.quality).toBeGreaterThan(series?.quality ?? 1);
  const [little] = variantsOf(words, { word: 'ba', isLast: true, isPrefix: true });
  expect(little?.quality).toBe(0.5);
});
