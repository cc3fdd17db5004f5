import { type SearchTexts, stringifySearch } from '../platform/query-string.ts';
import { cleanQuery } from '../search/search-query.ts';

/** Selection for one fact: values, any of which matches, or a range whose ends may be open. */
export type Choice = { values: readonly string[] } | Range;
export type Range = { min?: number; max?: number };

/** Sort order of a product list, as the address names it. */
export type Sort = 'priceAscending' | 'priceDescending';

/** Sort order of the download centre, as the address names it. */
export type FileSort = 'file' | 'version' | 'size';

/** Surroundings of a place (CON-09). */
export type Near = { place: string; km: number };

/** Distances in km that a list offers. */
export const distances: readonly number[] = [10, 25, 50, 100, 250];
export const defaultDistance = 50;

/**
 * Filters of a list: selections by the key of their fact, search words, the surroundings of a place, and the sort order. The address
 * stores them (CAT-02).
 */
export type Filters = {
  facts: Readonly<Record<string, Choice>>;
  search: string;
  near?: Near | undefined;
  sort?: Sort | FileSort | undefined;
};

export const noFilters: Filters = { facts: {}, search: '' };

const nameForm = /^f\.([a-z][a-z0-9]*)(?:\.(min|max))?$/i;

/** Returns the name of a fact's query parameter. A range has one parameter for each end. */
export const parameterOf = (key: string, end?: keyof Range) => (end ? `f.${key}.${end}` : `f.${key}`);

/** Escapes a value for a list of values separated by spaces. */
export const valueText = (value: string) => value.replaceAll('%', '%25').replaceAll(' ', '%20');

const valueIn = (text: string) => text.replaceAll('%20', ' ').replaceAll('%25', '%');

/** Reads the filters of an address in a fixed order. Invalid parameters are ignored. */
export function readFilters(search: SearchTexts): Filters {
  const facts: Record<string, Choice> = {};
  for (const name of Object.keys(search).sort()) {
    const [, key, end] = nameForm.exec(name) ?? [];
    const text = search[name] ?? '';
    if (key === undefined || text === '') continue;
    if (end) addEnd(facts, key, end as keyof Range, Number(text));
    else facts[key] = { values: [...new Set(text.split(' ').filter(Boolean).map(valueIn))].sort() };
  }
  return { facts, search: cleanQuery(search.search), near: readNear(search), sort: search.sort as Filters['sort'] };
}

/** Reads the surroundings of a place in an address or a form; undefined without a place. */
export function readNear({ near, within }: SearchTexts): Near | undefined {
  const place = cleanQuery(near);
  return place === '' ? undefined : { place, km: distances.find((km) => String(km) === within) ?? defaultDistance };
}

/** Adds one end to the range of a fact. A fact with selected values has no range. */
function addEnd(facts: Record<string, Choice>, key: string, end: keyof Range, number: number): void {
  const choice = facts[key] ?? {};
  if (Number.isFinite(number) && !('values' in choice)) facts[key] = { ...choice, [end]: number };
}

/** Returns the filters as query parameters. */
export function filterTexts({ facts, search, near, sort }: Filters): SearchTexts {
  const texts: SearchTexts = {};
  for (const key of Object.keys(facts).sort()) {
    const choice = facts[key] ?? {};
    if ('values' in choice) texts[parameterOf(key)] = choice.values.map(valueText).join(' ');
    else {
      if (choice.max !== undefined) texts[parameterOf(key, 'max')] = String(choice.max);
      if (choice.min !== undefined) texts[parameterOf(key, 'min')] = String(choice.min);
    }
  }
  if (search !== '') texts.search = search;
  if (near) Object.assign(texts, { near: near.place, within: String(near.km) });
  if (sort) texts.sort = sort;
  return texts;
}

/** Returns the filters as variables of the API. */
export function factFilters({ facts }: Filters): ({ key: string } & ({ values: string[] } | Range))[] {
  return Object.entries(facts).map(([key, choice]) =>
    'values' in choice ? { key, values: [...choice.values] } : { key, ...choice },
  );
}

export function chosenValues({ facts }: Filters, key: string): readonly string[] {
  const choice = facts[key];
  return choice && 'values' in choice ? choice.values : [];
}

export function chosenRange({ facts }: Filters, key: string): Range {
  const choice = facts[key];
  return choice && !('values' in choice) ? choice : {};
}

/** Counts the selections of some facts; a range counts as one. */
export function choiceCount({ facts }: Filters, keys: readonly string[] = Object.keys(facts)): number {
  return keys.reduce((count, key) => {
    const choice = facts[key];
    return count + (choice ? ('values' in choice ? choice.values.length : 1) : 0);
  }, 0);
}

export function hasFilters(filters: Filters): boolean {
  return filters.search !== '' || filters.near !== undefined || choiceCount(filters) > 0;
}

/** Selects a value, or deselects a selected one. */
export function toggleValue(filters: Filters, key: string, value: string): Filters {
  const chosen = chosenValues(filters, key);
  const values = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].sort();
  return withChoice(filters, key, values.length > 0 ? { values } : undefined);
}

/** Largest number and finest step that an address may contain as the end of a range. */
export const maxEnd = 9_999_999;
export const finestStep = 0.001;

const endIn = (number: number | undefined) =>
  number && Math.round(Math.min(Math.max(number, 0), maxEnd) / finestStep) / (1 / finestStep);

/**
 * Sets a range. Ends are rounded and limited to what an address may contain, and swapped if they are reversed. A range without
 * ends is removed.
 */
export function chooseRange(filters: Filters, key: string, ends: Range): Filters {
  const [min, max] = [endIn(ends.min), endIn(ends.max)];
  const [low, high] = min !== undefined && max !== undefined && min > max ? [max, min] : [min, max];
  const range = { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) };
  return withChoice(filters, key, low === undefined && high === undefined ? undefined : range);
}

/** Returns the filters without the selections of some facts; without any selection if `keys` is undefined. */
export function withoutFacts(filters: Filters, keys?: readonly string[]): Filters {
  const retained = Object.entries(filters.facts).filter(([key]) => keys && !keys.includes(key));
  return { ...filters, facts: Object.fromEntries(retained) };
}

function withChoice(filters: Filters, key: string, choice: Choice | undefined): Filters {
  const { [key]: _, ...others } = filters.facts;
  return { ...filters, facts: choice ? { ...others, [key]: choice } : others };
}

/** Returns the address of a filtered list; `show` adds the number of hits if it exceeds the first page. */
export function filteredHref(path: string, filters: Filters, show?: number): string {
  return path + stringifySearch({ ...filterTexts(filters), ...(show !== undefined && { show: String(show) }) });
}
