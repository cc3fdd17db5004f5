import { expect, it } from 'vitest';
import { marked } from '../../../testing/marked.ts';
import { searchTerms } from '../query/search-terms.ts';
import { alternativesOf, type Variant } from '../query/term-alternatives.ts';
import { excerptOf } from './excerpt.ts';
import { marksIn } from './marks.ts';

const variant = (word: string, from = 0, to = word.length): Variant => ({
  word,
  quality: 1,
  documentFrequency: 1,
  titleDocumentFrequency: 1,
  from,
  to,
});
const group = (...variants: Variant[]) => alternativesOf(variants);

it('SEA-06 marks only the matching part of a compound', () => {
  const text = 'Lommer Boombank, rond';
  expect(marked(text, marksIn(text, searchTerms([group(variant('boombank', 0, 4))]), 'nl'))).toBe('Lommer [Boom]bank, rond');
});

it('SEA-06 marks the match of a word itself, not that of its synonym phrase', () => {
  const phrase = [group(variant('parkbank', 0, 4)), group(variant('parkbank', 4, 8))];
  const bank = { ...group(variant('parkbank', 4, 8)), phrases: [phrase] };
  expect(marked('Meent parkbank', marksIn('Meent parkbank', searchTerms([bank]), 'nl'))).toBe('Meent park[bank]');
});

it('SEA-06 marks the whole word for an exact match, and only the matching part for a synonym', () => {
  const found = (...variants: Variant[]) =>
    marked('Meent parkbank', marksIn('Meent parkbank', searchTerms([group(...variants)]), 'nl'));
  const part = { ...variant('parkbank', 4, 8), quality: 0.7 };
  expect(found(variant('parkbank'), part)).toBe('Meent [parkbank]');
  expect(found({ ...variant('parkbank'), quality: 0.9 }, part)).toBe('Meent park[bank]');
});

it('SEA-06 marks words in every spelling', () => {
  const groups = [group(variant('gartenbanke', 6, 11)), group(variant('fussplatte', 0, 4))];
  const text = 'Gartenbänke, Gartenbaenke und Fußplatte';
  expect(marked(text, marksIn(text, searchTerms(groups), 'de'))).toBe('Garten[bänke], Garten[baenke] und [Fuß]platte');
});

it('merges adjacent marks, and marks measures and codes whole', () => {
  const groups = [
    group(variant('boombank', 0, 4)),
    group(variant('boombank', 4, 8)),
    group(variant('1800mm')),
    group(variant('ral6009')),
  ];
  const text = 'Boombank 180 cm in RAL 6009';
  expect(marked(text, marksIn(text, searchTerms(groups), 'nl'))).toBe('[Boombank] [180 cm] in [RAL 6009]');
});

it('SEA-06 shows the sentence with most of the words that the title lacks', () => {
  const groups = [group(variant('bank')), group(variant('regen')), group(variant('latten'))];
  const text = 'De latten zijn van hout. Regen loopt tussen de latten weg. Tot slot.';
  const excerpt = excerptOf(text, 'Een bank', searchTerms(groups), 'nl');
  expect(marked(excerpt?.text, excerpt?.marks)).toBe('[Regen] loopt tussen de [latten] weg.');
  expect(excerptOf(text, 'Een bank', searchTerms([group(variant('bank'))]), 'nl')).toBeUndefined();
  expect(excerptOf('Niets daarvan.', 'Een bank', searchTerms(groups), 'nl')).toBeUndefined();
});

it('cuts a long sentence around the match', () => {
  const text = `${'vooraf '.repeat(60)}de regen ${'daarna '.repeat(60)}`;
  const excerpt = excerptOf(text, 'Een bank', searchTerms([group(variant('regen'))]), 'nl');
  expect(excerpt?.text.length).toBeLessThan(210);
  expect(excerpt?.text).toMatch(/^… vooraf.* regen .*daarna …$/);
});
