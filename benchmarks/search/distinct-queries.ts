import { localeCodes, type SiteId, siteIdOf } from '../../contract/locales.ts';
import { oneOf, seeded } from './catalogue/seeded.ts';
import { generated } from './product-tags.ts';

export type SearchQuery = { siteId: SiteId; query: string };

/** Ways in which visitors shorten, misspell or replace a title when they search. */
const habits: readonly ((words: readonly string[], random: () => number) => string)[] = [
  (words) => words.slice(1).join(' '),
  (words) => words.join(' '),
  (words) => words.slice(0, 2).join(' ').slice(0, -2),
  (words, random) => {
    const word = words.at(1 + Math.floor(random() * (words.length - 1))) ?? '';
    const place = 1 + Math.floor(random() * (word.length - 1));
    return word.slice(0, place) + word.slice(place + 1);
  },
  (words, random) => `${words[0]} ${oneOf(random, generated).colourOptions[0]}`,
  (_, random) => oneOf(random, generated).sku.replace('-', oneOf(random, ['', ' ', '-'])),
];

/**
 * Returns distinct queries in all languages. They are titles with or without series, beginnings, words with a missing letter,
 * colours, and article numbers. The queries depend only on the seed.
 */
export function distinctQueries(count: number, seed: number): SearchQuery[] {
  const random = seeded(seed);
  const queries = new Map<string, SearchQuery>();
  while (queries.size < count) {
    const locale = oneOf(random, localeCodes);
    const words = oneOf(random, generated).title[locale].split(' ');
    const query = oneOf(random, habits)(words, random).toLowerCase();
    queries.set(`${locale} ${query}`, { siteId: siteIdOf(locale), query });
  }
  return [...queries.values()];
}
