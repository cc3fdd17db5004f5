import { expect, it } from 'vitest';
import { isHeldOut, labelledQueries } from './labelled-set.ts';
import { judge, scoreOf } from './quality.ts';
import { columnOf, verdictOn, wantedOf } from './wanted.ts';

it('SEA-06 a label names products by tags or entries by addresses, and thereby the column of the hits', () => {
  expect(wantedOf('planter & corten | BM-4010')).toEqual({ tags: [['planter', 'corten'], ['BM-4010']] });
  expect(wantedOf('/service/stalen | /faq/x')).toEqual({ uris: ['service/stalen', 'faq/x'] });
  expect(columnOf(wantedOf('BM-1010'))).toBe('product');
  expect(columnOf(wantedOf('/referenz/hafenbogen'))).toBe('project');
  expect(columnOf(wantedOf('/service/stalen'))).toBe('page');
});

it('SEA-06 a query is recalled if the first ten hits have as many wanted entries as fit, and at least one exists', () => {
  const nine = [...Array(9).fill(true), false, true];
  expect(verdictOn(nine, 200)).toEqual({ recalled: false, first: true });
  expect(verdictOn(nine, 9)).toEqual({ recalled: true, first: true });
  expect(verdictOn([false, true], 1)).toEqual({ recalled: true, first: false });
  expect(verdictOn([], 3)).toEqual({ recalled: false, first: false });
  expect(verdictOn([], 0).recalled).toBe(false);
});

it('SEA-06 about a third of the queries is held out, some of each kind and language, always the same ones', () => {
  expect(isHeldOut('nl', 'parkbank')).toBe(isHeldOut('nl', 'parkbank'));
  const shares = new Map<string, boolean[]>();
  for (const { locale, kind, heldOut } of labelledQueries)
    shares.set(`${locale} ${kind}`, [...(shares.get(`${locale} ${kind}`) ?? []), heldOut]);
  for (const [name, held] of shares) expect(held.includes(true) && held.includes(false), name).toBe(true);
  const share = labelledQueries.filter(({ heldOut }) => heldOut).length / labelledQueries.length;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.4);
});

it('SEA-06 a search is judged by the products at its addresses, and scored in per cent', async () => {
  const queries = labelledQueries.filter(
    ({ query, locale }) => locale === 'nl' && ['BM-1010', 'bm1020', 'kleurenkaart'].includes(query),
  );
  const found = async () => ['kleurenkaart', 'producten/bank'];
  const judged = await judge(queries, found, (_, uri) => (uri === 'producten/bank' ? 'BM-1010' : undefined));
  expect(judged.map(({ query, recalled, first }) => [query, recalled, first])).toEqual([
    ['BM-1010', true, false],
    ['bm1020', false, false],
    ['kleurenkaart', true, true],
  ]);
  const score = scoreOf(judged);
  expect(score.queries).toBe(3);
  expect(score.recalled).toBeCloseTo(66.7, 1);
  expect(score.first).toBeCloseTo(33.3, 1);
});
