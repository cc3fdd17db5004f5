import { expect, it } from 'vitest';
import { blocks as realBlocks } from '../../../src/page-builder/blocks.ts';
import { matchingBlocks, matchingOffer } from './block-search.ts';

const blocks = [
  { name: 'Tekst en afbeelding', help: 'Beeld links of rechts van de tekst', synonyms: 'foto' },
  { name: 'Afbeelding', help: 'Eén beeld of een rij', synonyms: 'foto slider' },
  { name: 'Citaat', help: 'Uitspraak met naam', synonyms: 'quote' },
];
const namesFor = (query: string) => matchingBlocks(query, blocks).map(({ name }) => name);

it('EDT-07 finds blocks by name, help and synonym, without accents and capitals', () => {
  expect(namesFor('QUOTE')).toEqual(['Citaat']);
  expect(namesFor('een rij')).toEqual(['Afbeelding']);
  expect(namesFor('foto tekst')).toEqual(['Tekst en afbeelding']);
});

it('EDT-07 lists blocks with the query in their name first', () => {
  expect(namesFor('beeld')).toEqual(['Tekst en afbeelding', 'Afbeelding']);
  expect(namesFor('tekst')).toEqual(['Tekst en afbeelding']);
  expect(matchingBlocks('naam', [...blocks, { name: 'Naambord', help: '', synonyms: '' }])[0]?.name).toBe('Naambord');
});

it('EDT-07 lists every block without a query, and none without a match', () => {
  expect(namesFor(' ')).toHaveLength(3);
  expect(namesFor('fontein')).toEqual([]);
});

it.each([
  ['nl', ['mening', 'filmpje', 'tabel', 'uitklappen', 'prijslijst']],
  ['en', ['opinion', 'clip', 'table', 'accordion', 'price list']],
  ['de', ['Meinung', 'Clip', 'Tabelle', 'aufklappen', 'Preisliste']],
] as const)('EDT-07 finds a block for the words of editors in %s', (language, words) => {
  const texts = realBlocks.map(({ labels, picker }) => ({
    name: labels.singular[language],
    help: picker.help[language],
    synonyms: picker.synonyms[language],
  }));
  for (const word of words) expect(matchingBlocks(word, texts), word).not.toEqual([]);
});

it('EDT-07 finds templates by their name beside blocks, and offers everything without a match', () => {
  const template = { name: 'Citaat met foto', help: '', synonyms: '' };
  const grouped = blocks.map((block) => ({ ...block, group: block.name === 'Citaat' ? 'words' : 'pictures' }));
  const offerFor = (query: string, group?: 'words' | 'templates') => {
    const {
      blocks: found,
      templates,
      isMatched,
    } = matchingOffer<(typeof grouped)[number], typeof template>(query, group, {
      blocks: grouped,
      templates: [template],
    });
    return { names: [...found, ...templates].map(({ name }) => name), isMatched };
  };
  expect(offerFor('citaat')).toEqual({ names: ['Citaat', 'Citaat met foto'], isMatched: true });
  expect(offerFor('met foto')).toEqual({ names: ['Citaat met foto'], isMatched: true });
  expect(offerFor('', 'templates')).toEqual({ names: ['Citaat met foto'], isMatched: true });
  expect(offerFor('', 'words')).toEqual({ names: ['Citaat'], isMatched: true });
  expect(offerFor('fontein')).toMatchObject({ isMatched: false, names: { length: 4 } });
});
