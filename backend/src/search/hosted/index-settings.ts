import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { mostFound } from '../search-engine.ts';

/** Where compounds are split: the service knows those of Dutch and German. */
const decompounded = ['title', 'names', 'facts', 'text'];

/**
 * How the index of a language searches (https://www.algolia.com/doc/api-reference/settings-api-parameters): titles before codes, names, facts and
 * text; words in any form; small words left out; compounds in parts; typing errors anywhere but in codes; words that find nothing together
 * each for itself; and among equals the catalogue's order.
 */
export function indexSettings(locale: LocaleCode): Record<string, unknown> {
  return {
    searchableAttributes: ['title', 'codes', 'names', 'facts', 'text'].map((attribute) => `unordered(${attribute})`),
    attributesForFaceting: ['kind', 'status', 'hideFromSearch'].map((attribute) => `filterOnly(${attribute})`),
    ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
    customRanking: ['asc(position)'],
    indexLanguages: [locale],
    queryLanguages: [locale],
    ignorePlurals: true,
    removeStopWords: true,
    decompoundQuery: true,
    decompoundedAttributes: locale === 'en' ? {} : { [locale]: decompounded },
    typoTolerance: true,
    allowTyposOnNumericTokens: false,
    disableTypoToleranceOnAttributes: ['codes'],
    removeWordsIfNoResults: 'allOptional',
    queryType: 'prefixLast',
    advancedSyntax: false,
    paginationLimitedTo: mostFound,
  };
}
