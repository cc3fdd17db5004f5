import type { SiteId } from '@plantsoen/contract/locales.ts';
import { expect, test } from 'vitest';
import { maxHits, type SearchKind } from '../../search-engine.ts';
import { alternativesOf } from '../query/term-alternatives.ts';
import { type QueryInterpretation, questionsAbout, type Tier } from './index-question.ts';

/** Returns a group with this number of variants, in decreasing quality. */
const group = (name: string, ways: number) =>
  alternativesOf(
    Array.from({ length: ways }, (_, place) => ({
      ...{ word: `${name}${place}`, quality: 1 - place / 1000, documentFrequency: 1, titleDocumentFrequency: 1, from: 0, to: 1 },
    })),
  );
const wordsIn = (tier: Tier = []) => tier.join().match(/'[^']+'/g) ?? [];
const tiersAbout = (siteId: SiteId, kind: SearchKind, choices: QueryInterpretation) =>
  questionsAbout(siteId, kind)(choices).tiers;

test('SEA-06 a query contains all variants of its words if they are few', () => {
  expect(wordsIn(tiersAbout(1, 'product', [[group('bank', 60), group('hout', 40)]])[4])).toHaveLength(100);
});

test('SEA-06 words of a phrase are not searched in texts', () => {
  const canopy = alternativesOf(
    [],
    [
      [
        { ...group('shade', 1), near: 'phrase' },
        { ...group('canopy', 1), near: 'phrase' },
      ],
    ],
  );
  expect(wordsIn(tiersAbout(2, 'product', [[canopy]])[4])).toEqual(["'2phcanopy0'", "'2phshade0'"]);
});

test('SEA-06 a costly query contains only the best variants of each word', () => {
  const choices = Array.from({ length: 20 }, (_, place) => [group('bank', 60), group('hout', 60), group(`eik${place}x`, 60)]);
  const words = wordsIn(tiersAbout(1, 'product', choices)[4]);
  expect(words.length).toBeLessThanOrEqual(660);
  expect(words.some((word) => word.endsWith("bank0'"))).toBe(true);
  expect(words.some((word) => word.endsWith("bank59'"))).toBe(false);
});

test('omits words that no entry has in that place', () => {
  const word = (name: string, places: number[]) => ({
    ...{ word: name, quality: 1, documentFrequency: 1, titleDocumentFrequency: 1, places, from: 0, to: 1 },
  });
  const bench = alternativesOf([word('bank', [1, 1, 1, 0, 0, 1, 0, 0, 0]), word('zitting', [0, 0, 1, 0, 0, 0, 0, 0, 0])]);
  expect(tiersAbout(1, 'product', [[bench]]).map((tier) => wordsIn(tier).length)).toEqual([1, 1, 0, 1, 2]);
  expect(tiersAbout(1, 'project', [[bench]]).map((tier) => wordsIn(tier).join())).toEqual(['', '', '', '', "'1jabank'"]);
  expect(tiersAbout(1, 'page', [[bench]])).toEqual([[], [], [], [], []]);
});

test('SEA-06 each tier contains the words of the tier before, even if a costly query is shortened', () => {
  // The best variants occur in no title.
  const bench = alternativesOf(
    [...group('bank', 60).variants.values()].map((one, place) => ({ ...one, places: [place < 5 ? 0 : 1, 1, 1] })),
  );
  const phrases = Array.from({ length: 40 }, (_, place) =>
    [group(`zit${place}x`, 1), group('plek', 1 + (place % 2))].toReversed(),
  );
  const choices = Array.from({ length: 20 }, (_, place) => [
    alternativesOf([...bench.variants.values()], phrases),
    group(`eik${place}x`, 60),
  ]);
  const tiers = tiersAbout(1, 'product', choices).map((tier) => new Set(wordsIn(tier).map((word) => word.slice(4))));
  for (const [place, tier] of tiers.entries())
    expect([...(tiers[place - 1] ?? [])].filter((word) => !tier.has(word))).toEqual([]);
  expect(tiers[0]).toContain("bank5'");
});

test('writes the common beginning of choices, and repeated words of a phrase, once', () => {
  const [bench, oak, round] = [group('bank', 1), group('eik', 1), group('rond', 1)];
  const tiers = tiersAbout(1, 'product', [
    [bench, oak],
    [bench, round],
  ])[4];
  expect(wordsIn(tiers)).toEqual(["'1pabank0'", "'1paeik0'", "'1parond0'"]);
  const seat = alternativesOf(
    [...bench.variants.values()],
    [
      [bench, oak],
      [oak, round],
      [round, oak],
    ],
  );
  expect(wordsIn(tiersAbout(1, 'product', [[seat]])[4])).toEqual(["'1pabank0'", "'1paeik0'", "'1parond0'"]);
});

test('SEA-04 entries are not counted again if the vocabulary tells their number', () => {
  const word = (name: string, count: number) => ({
    ...{
      word: name,
      quality: 1,
      documentFrequency: count,
      titleDocumentFrequency: count,
      from: 0,
      to: 1,
      places: [count, count, count],
    },
  });
  const [bench, seat, oak] = [
    alternativesOf([word('bank', 6000)]),
    alternativesOf([word('zitting', 90)]),
    alternativesOf([word('eik', 40)]),
  ];
  const both = alternativesOf([word('eik', 40), word('zitting', 90)]);
  const known = (...choices: QueryInterpretation) => questionsAbout(1, 'product')(choices).known;
  expect([known([bench]), known([bench], [seat, oak]), known([seat])]).toEqual([maxHits, maxHits, 90]);
  expect([known([bench, oak]), known([seat], [oak]), known([both])]).toEqual([0, 0, 0]);
});
