import { expect, it } from 'vitest';
import { variantsOf } from './term-alternatives.ts';
import type { Likeness, VocabularyMatch } from './vocabulary-lookup.ts';

const known = (word: string, likeness: Likeness, titleDocumentFrequency = 1): VocabularyMatch => ({
  ...{ asked: '', word, likeness, spelling: word, documentFrequency: titleDocumentFrequency, titleDocumentFrequency },
  ...{ places: [], parts: [], part: 0 },
});
const read = (words: readonly VocabularyMatch[], word: string, how: { isLast?: boolean; isBegun?: boolean } = {}) =>
  variantsOf(words, { word, isLast: true, isBegun: false, ...how }).map((variant) => variant.word);

it('SEA-06 a known number is not the beginning of another: 2400 millimetres do not match article 24001', () => {
  expect(read([known('2400', 'exact'), known('24001', 'beginning')], '2400')).toEqual(['2400']);
  expect(read([known('24001', 'beginning')], '2400')).toEqual(['24001']);
  expect(read([known('50', 'exact'), known('5010', 'beginning')], '50')).toEqual(['50', '5010']);
});

it('SEA-06 an earlier word is a beginning only if it names nothing itself', () => {
  const begun = known('havenkop', 'beginning');
  expect(read([known('haven', 'exact', 0), begun], 'haven', { isLast: false })).toEqual(['haven', 'havenkop']);
  expect(read([known('haven', 'exact'), begun], 'haven', { isLast: false })).toEqual(['haven']);
});

it('SEA-06 completions that name many things have a higher quality; those of stop words have a low one', () => {
  const words = [known('bank', 'beginning', 1000), known('balaard', 'beginning', 10)];
  const [bank, series] = variantsOf(words, { word: 'ba', isLast: true, isBegun: false });
  expect(bank?.quality).toBeGreaterThan(series?.quality ?? 1);
  const [little] = variantsOf(words, { word: 'ba', isLast: true, isBegun: true });
  expect(little?.quality).toBe(0.5);
});
