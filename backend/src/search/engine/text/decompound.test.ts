import { describe, expect, it } from 'vitest';
import { decompound, halvesOf } from './decompound.ts';

const among =
  (...words: string[]) =>
  (word: string) =>
    words.includes(word);

describe('SEA-06 compounds are split by the words of the catalogue', () => {
  it.each([
    ['nl', 'picknicktafel', ['picknick', 'tafel'], ['picknick', 'tafel']],
    ['nl', 'stationsplein', ['station', 'plein'], ['station', 'plein']],
    ['nl', 'plantenbak', ['plant', 'bak'], ['plant', 'bak']],
    ['de', 'abfallsammelbehalter', ['abfall', 'sammel', 'behalter'], ['abfall', 'sammel', 'behalter']],
    ['de', 'liegebanke', ['liege', 'bank', 'banke'], ['liege', 'banke']],
    ['en', 'backrest', ['back', 'rest'], ['back', 'rest']],
  ] as const)('%s: %s', (language, word, known, parts) => {
    expect(decompound(word, among(...known), language)).toEqual(parts);
  });

  it('prefers the fewest parts, then the longest end', () => {
    expect(decompound('fietsenrekken', among('fietsen', 'fiets', 'rek', 'rekken', 'ken'), 'nl')).toEqual(['fietsen', 'rekken']);
  });

  it('does not split a word with an unknown part', () => {
    expect(decompound('parkbank', among('bank'), 'nl')).toEqual([]);
    expect(decompound('bank', among('bank', 'ban'), 'nl')).toEqual([]);
    expect(decompound('60l', among('60'), 'nl')).toEqual([]);
  });

  it('splits a word of which one half is known', () => {
    expect(halvesOf('parkbank', among('bank'), 'nl')).toEqual(['park', 'bank']);
    expect(halvesOf('boomkorven', among('boomk'), 'nl')).toEqual(['boomk', 'orven']);
    expect(halvesOf('eichenbalken', among('eiche'), 'de')).toEqual(['eiche', 'balken']);
    expect(halvesOf('adjustable', among('table'), 'en')).toEqual([]);
    expect(halvesOf('sbank', among('bank'), 'nl')).toEqual([]);
  });
});
