import { expect, it } from 'vitest';
import { headText } from '../index/indexed-document.ts';
import { alternativesOf, type TermAlternatives, type Variant } from '../query/term-alternatives.ts';
import { ranked } from './rank.ts';

const variant = (word: string, quality = 1): Variant => ({
  word,
  quality,
  documentFrequency: 10,
  titleDocumentFrequency: 10,
  from: 0,
  to: word.length,
});
const group = (...variants: Variant[]): TermAlternatives => alternativesOf(variants);

let latest = 0;
const entry = (title: string, more: Partial<Record<'codes' | 'names' | 'facts', string>> = {}, position = 0) => {
  latest += 1;
  const words = (text = '') => text.split(' ').filter(Boolean);
  const head = headText({ title: words(title), codes: words(more.codes), names: words(more.names), facts: words(more.facts) });
  return { collection: 'products', id: latest, position, head };
};
const order = (candidates: ReturnType<typeof entry>[], ...groups: TermAlternatives[]) =>
  ranked(candidates, groups).map(({ head }) => head.split('\n')[0]);

it('SEA-06 ranks codes before titles, facts, categories and texts, in this order', () => {
  const table = group(variant('tafel'));
  const entries = [
    entry('e'),
    entry('d', { facts: 'tafel' }),
    entry('c', { names: 'tafel' }),
    entry('tafel b'),
    entry('a', { codes: 'tafel' }),
  ];
  expect(order(entries, table)).toEqual(['a', 'tafel b', 'd', 'c', 'e']);
});

it('SEA-06 ranks exact matches before stems, typing errors and parts, in this order', () => {
  const bench = group(variant('bank'), variant('banken', 0.92), variant('bnak', 0.84), variant('parkbank', 0.72));
  const entries = [entry('parkbank x'), entry('bnak x'), entry('banken x'), entry('bank x')];
  expect(order(entries, bench)).toEqual(['bank x', 'banken x', 'bnak x', 'parkbank x']);
});

it('SEA-06 ranks all words before some, and rare words before frequent ones', () => {
  const round = group({ ...variant('rond'), documentFrequency: 5000 });
  const table = group({ ...variant('tafel'), documentFrequency: 5 });
  expect(order([entry('rond x'), entry('tafel x'), entry('tafel rond')], round, table)).toEqual([
    'tafel rond',
    'tafel x',
    'rond x',
  ]);
});

it('SEA-06 prefers titles with few other words, and titles in the order of the query', () => {
  expect(order([entry('park bank set'), entry('park bank')], group(variant('bank')))).toEqual(['park bank', 'park bank set']);
  const [park, bench] = [group(variant('park')), group(variant('bank'))];
  expect(order([entry('bank park'), entry('park bank')], park, bench)).toEqual(['park bank', 'bank park']);
});

it('SEA-06 ranks a word after a preposition lower, unless it follows one in the query too', () => {
  const post = group(variant('paal'));
  expect(order([entry('afvalbak op paal'), entry('klappaal paal rvs')], post)[0]).toBe('klappaal paal rvs');
  const titles = [entry('peukenzuil asbak x'), entry('bak met asbak')];
  expect(order(titles, group(variant('bak')), { ...group(variant('asbak')), isModifier: true })[0]).toBe('bak met asbak');
});

it('SEA-06 ranks a negated word last, unless the query negates it too', () => {
  const back = group(variant('lehne'));
  const titles = [entry('bank ohne lehne'), entry('bank mit hoher lehne')];
  expect(order(titles, back)[0]).toBe('bank mit hoher lehne');
  const without = alternativesOf([], [[{ ...group(variant('ohne')), near: 'negation' }, back]]);
  expect(order(titles, without)[0]).toBe('bank ohne lehne');
});

it('SEA-06 ignores negated words in titles and categories, but not in facts, where a thing may come in both ways', () => {
  const titles = [
    entry('bank a'),
    entry('bank b', { names: 'banken zonder rugleuning' }),
    entry('bank c', { facts: 'zonder rugleuning' }),
  ];
  expect(order(titles, group(variant('rugleuning')))).toEqual(['bank c', 'bank a', 'bank b']);
});

it('keeps equal entries in the order of the catalogue', () => {
  expect(order([entry('bank c', {}, 3), entry('bank a', {}, 1), entry('bank b', {}, 2)], group(variant('bank')))).toEqual([
    'bank a',
    'bank b',
    'bank c',
  ]);
});

it('ranks an incomplete phrase last', () => {
  const steel = alternativesOf([variant('rvs', 0.86)], [[group(variant('roestvast', 0.86)), group(variant('staal', 0.86))]]);
  expect(order([entry('roestvast hout'), entry('roestvast staal'), entry('rvs paal')], steel).at(-1)).toBe('roestvast hout');
});

it('SEA-06 ranks a measure in the facts nearly as high as one in the title', () => {
  const measure = { ...group(variant('1800')), isNumber: true };
  const entries = [entry('tafel hout lang breed 1800'), entry('tafel', { facts: '1800' })];
  expect(order(entries, group(variant('tafel')), measure)[0]).toBe('tafel');
});
