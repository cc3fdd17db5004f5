import type { FactCount, FactCounts } from '../../facets/facet-answer.ts';
import type { ListEngine, ListedFact, ListQuery } from '../list-engine.ts';
import { maxHits } from '../search-engine.ts';
import { type AskService, queryOf, type ServiceResult, withoutHits } from './ask-service.ts';
import { decodeValue, filterOf, isEqual, numberAttribute, ownAttribute, sharedAttribute } from './listed-attributes.ts';

const maxHitsAtOnce = 1000;
const onlyIds = { attributesToRetrieve: ['id'], attributesToHighlight: [], attributesToSnippet: [] };

/** A list, with the parameters of its words. */
type Question = ListQuery & { words: Record<string, unknown> };

/** Facts that are counted under the same filters. */
type Group = Pick<Question, 'words'> & { filters: readonly string[]; facts: readonly ListedFact[] };

/**
 * Returns the lists of products at Algolia. A product has a record per variant, if these differ in facts, and the service returns one
 * of them (https://www.algolia.com/doc/api-reference/api-parameters/distinct). So a hit has a variant that satisfies all choices, and
 * `nbHits` is the number of products.
 */
export function hostedLists(ask: AskService): ListEngine {
  return {
    async find(list, page) {
      const question = { ...list, words: wordsOf(list, 'none') };
      const whole = { query: '', ...withoutHits, filters: joined(scopeOf({ ...list, query: undefined })) };
      const site = { ...question.words, ...withoutHits, filters: joined(scopeOf({ ...list, categoryId: undefined })) };
      const [found, unfiltered, ofSite] = await ask(list.siteId, [
        ...[hitsQuery(question, page), whole],
        ...(list.query === undefined ? [] : [site]),
      ]);
      // As in a search, products with some of the words are hits if no product of the site has all of them.
      const isLoose = list.query !== undefined && ofSite?.nbHits === 0;
      const used = isLoose ? { ...list, words: wordsOf(list, 'allOptional') } : question;
      const [first] = isLoose ? await ask(list.siteId, [hitsQuery(used, page)]) : [found];
      const total = first?.nbHits ?? 0;
      return {
        ids: page ? idsOf(first) : [...idsOf(first), ...(await furtherIds(ask, used, total))].slice(0, maxHits),
        ...{ total, totalUnfiltered: unfiltered?.nbHits ?? 0 },
        count: (facts) => countFacts(ask, used, facts),
      };
    },

    async categories(siteId) {
      const listed = isEqual('listed', true);
      const counting = { query: '', ...withoutHits, filters: listed, facets: ['categoryIds'], facetingAfterDistinct: true };
      const [counted] = await ask(siteId, [counting]);
      const categories = Object.entries(counted?.facets?.categoryIds ?? {});
      const kinds = [isEqual('hasCutOut', true), isEqual('elevation', 'high'), isEqual('elevation', 'flat')];
      const firsts = categories.flatMap(([id]) =>
        kinds.map((kind) => ({
          ...{ query: '', ...onlyIds, hitsPerPage: 1 },
          filters: joined([listed, isEqual('categoryIds', id), kind]),
        })),
      );
      const found = firsts.length > 0 ? await ask(siteId, firsts) : [];
      const firstOf = (place: number) => idsOf(found[place])[0] ?? null;
      return new Map(
        categories.map(([id, productCount], place) => {
          const [cutOut, high, flat] = kinds.map((_, kind) => firstOf(place * kinds.length + kind));
          return [Number(id), { productCount, cutOut: cutOut ?? null, elevation: high ?? flat ?? null }] as const;
        }),
      );
    },
  };
}

const joined = (filters: readonly string[]) => filters.join(' AND ');

/** Returns the parameters of the words. `allOptional` finds products with some of the words if none has all. */
const wordsOf = ({ query }: ListQuery, removeWordsIfNoResults: 'none' | 'allOptional'): Question['words'] =>
  query === undefined ? { query: '' } : { query: queryOf(query), removeWordsIfNoResults };

/** Returns the query for a page of hits, or for the first hits. */
function hitsQuery(question: Question, page: { first: number; offset: number } | undefined): Record<string, unknown> {
  const filters = joined([...scopeOf(question), ...question.choices.map(filterOf)]);
  const part = page ? { offset: page.offset, length: page.first } : { page: 0, hitsPerPage: maxHitsAtOnce };
  return { ...question.words, ...onlyIds, filters, ...part };
}

/** Returns the IDs of the hits after the first ones, up to `maxHits`. */
async function furtherIds(ask: AskService, question: Question, total: number): Promise<number[]> {
  const pages = Math.ceil(Math.min(total, maxHits) / maxHitsAtOnce);
  const queries = Array.from({ length: pages }, (_, page) => ({ ...hitsQuery(question, undefined), page })).slice(1);
  return queries.length > 0 ? (await ask(question.siteId, queries)).flatMap(idsOf) : [];
}

async function countFacts(
  ask: AskService,
  question: Question,
  facts: readonly ListedFact[],
): Promise<{ facts: FactCounts; whole: FactCounts }> {
  const whole: Group = { words: { query: '' }, filters: scopeOf({ ...question, query: undefined }), facts };
  const groups = groupsOf(question, facts);
  const ofVariants = [whole, ...groups].map(countingQuery);
  const ofProducts = groups.map((group) => ({ ...countingQuery(group), facetingAfterDistinct: true }));
  const [ofWhole, ...results] = await ask(question.siteId, [...ofVariants, ...ofProducts]);
  const counted = new Map<string, FactCount>();
  const uncertain: Uncertain[] = [];
  for (const [place, group] of groups.entries())
    for (const fact of group.facts) {
      const { count, unsure } = countOf(fact, results[place], results[groups.length + place]);
      counted.set(fact.key, count);
      uncertain.push(...unsure.map((value) => ({ group, key: fact.key, value, count })));
    }
  await addUncertain(ask, question, uncertain);
  const ofCategory = new Map(facts.map((fact) => [fact.key, countOf(fact, ofWhole, ofWhole).count]));
  return { facts: decoded(counted), whole: decoded(ofCategory) };
}

/** Returns the filters of all products of a list without choices. Products that are hidden from search are not found by words. */
function scopeOf({ categoryId, query }: Pick<ListQuery, 'categoryId' | 'query'>): string[] {
  return [
    isEqual('listed', true),
    ...(categoryId === undefined ? [] : [isEqual('categoryIds', categoryId)]),
    ...(query === undefined ? [] : [isEqual('hideFromSearch', false)]),
  ];
}

const idsOf = (result: ServiceResult | undefined): number[] =>
  result?.hits.flatMap((hit) => (typeof hit?.id === 'number' ? hit.id : [])) ?? [];

/** Returns the facts with the filters under which they are counted: all choices, or for a chosen fact the others. */
function groupsOf(list: Question, facts: readonly ListedFact[]): Group[] {
  const isChosen = new Set(list.choices.map(({ key }) => key));
  const groupOf = (key?: string): Group => ({
    words: list.words,
    filters: [...scopeOf(list), ...list.choices.filter((choice) => choice.key !== key).map(filterOf)],
    facts: facts.filter((fact) => (key === undefined ? !isChosen.has(fact.key) : fact.key === key)),
  });
  return [groupOf(), ...list.choices.map(({ key }) => groupOf(key))].filter((group) => group.facts.length > 0);
}

/** Returns a query for the counts of a group. Without `facetingAfterDistinct`, the service counts all variants. */
function countingQuery({ words, filters, facts }: Group): Record<string, unknown> {
  const facets = facts.flatMap(({ key, kind }) =>
    kind === 'range' ? [numberAttribute(key)] : [sharedAttribute(key), ownAttribute(key)],
  );
  return { ...words, ...withoutHits, filters: joined(filters), facets };
}

/** A value of which several variants of a product may have been counted, or none. */
type Uncertain = { group: Group; key: string; value: string; count: FactCount };

const valuesOf = (result: ServiceResult | undefined, attribute: string) => Object.entries(result?.facets?.[attribute] ?? {});

/**
 * Returns the count of a fact. `ofVariants` counts variants, and `ofProducts` one variant of each product. For values that all variants of
 * a product have, the second is the number of products. For the others the number is between the two, so values with different counts
 * are returned as unsure, and not counted.
 */
function countOf(
  { key, kind }: ListedFact,
  ofVariants: ServiceResult | undefined,
  ofProducts: ServiceResult | undefined,
): { count: FactCount; unsure: string[] } {
  const range = ofVariants?.facets_stats?.[numberAttribute(key)];
  const { min, max } = range ?? { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };
  const counts = new Map(kind === 'list' ? valuesOf(ofProducts, sharedAttribute(key)) : []);
  const least = new Map(valuesOf(ofProducts, ownAttribute(key)));
  const own = kind === 'list' ? valuesOf(ofVariants, ownAttribute(key)) : [];
  const unsure = own.filter(([value, most]) => least.get(value) !== most).map(([value]) => value);
  for (const [value, most] of own) if (least.get(value) === most) counts.set(value, (counts.get(value) ?? 0) + most);
  return { count: { counts, min, max }, unsure };
}

/** Adds the numbers of products with values that are still uncertain: one query for each value. */
async function addUncertain(ask: AskService, { siteId }: ListQuery, uncertain: readonly Uncertain[]): Promise<void> {
  if (uncertain.length === 0) return;
  const results = await ask(
    siteId,
    uncertain.map(({ group, key, value }) => ({
      ...group.words,
      ...withoutHits,
      filters: joined([...group.filters, isEqual(ownAttribute(key), value)]),
    })),
  );
  for (const [place, { count, value }] of uncertain.entries())
    count.counts.set(value, (count.counts.get(value) ?? 0) + (results[place]?.nbHits ?? 0));
}

/** Returns the counts that are not empty, by the values of products. */
function decoded(counts: ReadonlyMap<string, FactCount>): FactCounts {
  const facts = [...counts].map(([key, { counts: values, min, max }]) => {
    const plain = new Map([...values].map(([value, count]) => [decodeValue(value), count]));
    return [key, { counts: plain, min, max }] as const;
  });
  return new Map(facts.filter(([, { counts: values, min, max }]) => values.size > 0 || min <= max));
}
