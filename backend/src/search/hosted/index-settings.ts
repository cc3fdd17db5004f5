import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { maxHits } from '../search-engine.ts';
import { numberAttribute, ownAttribute, sharedAttribute } from './listed-attributes.ts';

/** Attributes in which compounds are split. The service supports Dutch and German. */
const decompounded = ['title', 'names', 'facts', 'text'];

/**
 * Returns the settings of the index of a language (https://www.algolia.com/doc/api-reference/settings-api-parameters). Titles
 * count more than codes, names, facts and text, in this order. Words match in any form, compounds by their parts, and stop words
 * are ignored. Typing errors are tolerated except in codes. Words without a common hit are searched individually. Equal hits keep
 * the order of the catalogue.
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
    paginationLimitedTo: maxHits,
  };
}

/** Maximum number of values of a facet (https://www.algolia.com/doc/api-reference/api-parameters/maxValuesPerFacet). */
const maxValues = 1000;

/**
 * Returns the settings of an index with lists, for the keys of facts. The records of an entry are one hit, its first variant among those
 * that match equally well.
 */
export function listSettings(locale: LocaleCode, keys: Iterable<string>): Record<string, unknown> {
  const { attributesForFaceting, customRanking, ...settings } = indexSettings(locale);
  const filters = ['listed', 'entry', 'hasCutOut', 'elevation'].map((attribute) => `filterOnly(${attribute})`);
  const facts = [...keys].flatMap((key) => [sharedAttribute(key), ownAttribute(key), numberAttribute(key)]);
  return {
    ...settings,
    attributesForFaceting: [...(attributesForFaceting as string[]), ...filters, 'categoryIds', ...facts],
    customRanking: [...(customRanking as string[]), 'asc(id)', 'asc(place)'],
    attributeForDistinct: 'entry',
    distinct: true,
    maxValuesPerFacet: maxValues,
  };
}
