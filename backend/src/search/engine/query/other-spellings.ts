import type { LocaleCode } from '@plantsoen/contract/locales.ts';

/** British and American spellings, as parts of words. */
const pairs: readonly (readonly [british: string, american: string])[] = [
  ['grey', 'gray'],
  ['aluminium', 'aluminum'],
  ['colour', 'color'],
  ['arbour', 'arbor'],
  ['harbour', 'harbor'],
  ['neighbour', 'neighbor'],
  ['armour', 'armor'],
  ['centre', 'center'],
  ['fibre', 'fiber'],
  ['mould', 'mold'],
  ['tyre', 'tire'],
  ['kerb', 'curb'],
  ['catalogue', 'catalog'],
  ['programme', 'program'],
  ['storey', 'story'],
  ['jewellery', 'jewelry'],
  ['draught', 'draft'],
];

const americanEnding = /(?<=[a-z]{3})iz(?=(e[drs]?|ing|ations?)$)/;
const britishEnding = /(?<=[a-z]{3})is(?=(e[drs]?|ing|ations?)$)/;

/**
 * Returns a folded English word in the other spelling, British or American. Returns the word itself if both are equal, and for
 * other languages.
 */
export function otherSpelling(word: string, language: LocaleCode): string {
  if (language !== 'en') return word;
  for (const [british, american] of pairs) {
    if (word.includes(british)) return word.replace(british, american);
    if (word.includes(american)) return word.replace(american, british);
  }
  return americanEnding.test(word) ? word.replace(americanEnding, 'is') : word.replace(britishEnding, 'iz');
}
