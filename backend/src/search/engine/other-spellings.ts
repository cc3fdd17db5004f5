import type { LocaleCode } from '@plantsoen/contract/locales.ts';

/** Spellings of Britain and America, as parts of words. */
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

/** A folded word as they write it on the other side of the ocean; the word itself where both write the same. Only English has two sides. */
export function otherSpelling(word: string, language: LocaleCode): string {
  if (language !== 'en') return word;
  for (const [british, american] of pairs) {
    if (word.includes(british)) return word.replace(british, american);
    if (word.includes(american)) return word.replace(american, british);
  }
  return americanEnding.test(word) ? word.replace(americanEnding, 'is') : word.replace(britishEnding, 'iz');
}
