import { expect, it } from 'vitest';
import { misspeltBeginning, misspeltPart, piecesWithErrors } from './misspelt-part.ts';
import type { UnknownWord } from './spell-correction.ts';

const unknown = (word: string, pieces: string[] = []): UnknownWord => ({
  ...{ word, start: 0, end: word.length, isLast: true, language: 'de' },
  likely: { similar: [], pieces, namingPieces: pieces, longer: [] },
});
const bicycle = { part: 'fahrrad', spelling: 'Fahrrad', titleDocumentFrequency: 3 };

it('SEA-06 searches for errors in the whole word, and in the rest next to its longest known end or beginning', () => {
  expect(piecesWithErrors(unknown('fahrad'))).toEqual(['fahrad']);
  expect(piecesWithErrors(unknown('fahradbugel', ['bugel', 'gel']))).toEqual(['fahradbugel', 'fahrad']);
  expect(piecesWithErrors(unknown('papierkrob', ['papier']))).toEqual(['papierkrob', 'krob']);
  expect(piecesWithErrors(unknown('abbank', ['bank']))).toEqual(['abbank']);
});

it('SEA-06 corrects a misspelt part of a compound, and returns the range of the correction', () => {
  expect(misspeltPart(unknown('fahrad'), new Map([['fahrad', bicycle]]))).toMatchObject({
    words: ['fahrrad'],
    correction: { start: 0, end: 6, replacement: 'Fahrrad' },
  });
  expect(misspeltPart(unknown('fahradbugel', ['bugel']), new Map([['fahrad', bicycle]]))).toMatchObject({
    words: ['fahrrad', 'bugel'],
    correction: { start: 0, end: 6, replacement: 'Fahrrad' },
  });
  const basket = { part: 'korb', spelling: 'Korb', titleDocumentFrequency: 1 };
  expect(misspeltPart(unknown('papierkrob', ['papier']), new Map([['krob', basket]]))).toMatchObject({
    words: ['papier', 'korb'],
    correction: { start: 6, end: 10, replacement: 'korb' },
  });
  expect(misspeltPart(unknown('fahrad'), new Map())).toBeUndefined();
});

it('SEA-06 corrects the misspelt beginning of compounds with unknown parts', () => {
  const rack = { word: 'fietsenrek', spelling: 'fietsenrek', documentFrequency: 2, titleDocumentFrequency: 2 };
  const completionsOf = (word: string, similar = [rack]) =>
    misspeltBeginning({ ...unknown(word), likely: { similar, pieces: [], namingPieces: [], longer: [] } })?.words;
  expect(completionsOf('fietzen')).toEqual(['fietsenrek']);
  expect(completionsOf('fietsn')).toEqual(['fietsenrek']);
  expect(completionsOf('fietsenre')).toBeUndefined();
  expect(completionsOf('fitsn')).toBeUndefined();
  expect(completionsOf('fietzen', [{ ...rack, titleDocumentFrequency: 0 }])).toBeUndefined();
});
