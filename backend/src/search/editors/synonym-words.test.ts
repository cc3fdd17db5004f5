import { expect, test } from 'vitest';
import { groupOfMeaning } from './make-synonym.ts';
import { synonymErrorMessages } from './synonym-messages.ts';
import { cleanSynonym, sameWord, synonymGroupError } from './synonym-words.ts';

const faultOf = (...words: string[]) => synonymGroupError(words)?.key;

test('SEA-06 a group has at least two words, and no word in two spellings', () => {
  expect(faultOf('prullenbak', 'afvalbak')).toBeUndefined();
  expect(faultOf('weervast staal', "'s-Hertogenbosch", 'RAL 7016', 'Mülleimer')).toBeUndefined();
  expect(faultOf()).toBe('tooFew');
  expect(faultOf('prullenbak')).toBe('tooFew');
  expect(faultOf('picknick-set', 'Picknickset')).toBe('double');
  expect(faultOf('Café', 'CAFE')).toBe('double');
  const words = Array.from({ length: 21 }, (_, number) => `woord${number}`);
  expect(faultOf(...words.slice(1))).toBeUndefined();
  expect(faultOf(...words)).toBe('tooMany');
  expect(synonymErrorMessages.tooMany({ key: 'tooMany' }).en).toContain('Remove some');
});

test.each([
  ['a', 'short'],
  ['-–-', 'signs'],
  ["'.-", 'short'],
  ['<script>alert(1)</script>', 'signs'],
  ["'; drop table synonyms; --", 'signs'],
  ['🌳🌳', 'signs'],
  ['x'.repeat(10_000), 'long'],
  ['een hele zin over banken', 'phrase'],
])('SEA-06 bad input: %.40s is an invalid word', (word, key) => {
  const fault = synonymGroupError(['bank', word]);
  expect(fault?.key).toBe(key);
  if (!fault) return;
  const { nl, en, de } = synonymErrorMessages[fault.key](fault);
  expect(new Set([nl, en, de]).size).toBe(3);
  expect(Math.max(nl.length, en.length, de.length)).toBeLessThan(140);
});

test('SEA-06 words are stored without control and invisible characters', () => {
  expect(cleanSynonym('  zit\u0000\u200b\tbank\ud800 ')).toBe('zit bank\ufffd');
  expect(cleanSynonym('Mu\u0308lleimer')).toBe('Mülleimer');
  expect(sameWord('Parkbank-Set ')).toBe('parkbankset');
});

const groups = [
  { id: 1, site: 'nl' as const, words: ['prullenbak', 'afvalbak'] },
  { id: 2, site: 'nl' as const, words: ['bank', 'zitbank'] },
  { id: 3, site: 'de' as const, words: ['Bank', 'Sitzbank'] },
];

test('SEA-06 a search becomes a synonym in the group of the known word, in its own group, or in a new one', () => {
  const meaning = (words: string, means: string) => groupOfMeaning(groups, { site: 'nl', words, means });
  expect(meaning('vuilbak', 'Afvalbak')).toEqual({ id: 1, words: ['prullenbak', 'afvalbak', 'vuilbak'] });
  expect(meaning('zitbank', 'sofa')).toEqual({ id: 2, words: ['bank', 'zitbank', 'sofa'] });
  expect(meaning('lantaarn', 'lamp')).toEqual({ id: undefined, words: ['lamp', 'lantaarn'] });
  expect(meaning('afvalbak', 'prullenbak')).toBeUndefined();
  expect(meaning('zitbank', 'afvalbak')).toMatchObject({ problem: { nl: expect.stringContaining('bank, zitbank') } });
  expect(meaning('lamp', 'Lamp')).toMatchObject({ problem: { en: expect.stringContaining('twice') } });
  expect(meaning('waar koop ik zo een mooie lamp', 'lamp')).toMatchObject({ problem: { de: expect.stringContaining('Satz') } });
});
