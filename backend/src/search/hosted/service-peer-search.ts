type Question = Record<string, unknown> & { indexName: string; query: string; filters: string };
type Settings = Record<string, unknown>;
type PeerRecord = Record<string, unknown>;
type Index = { records: ReadonlyMap<string, PeerRecord>; settings: Settings };
type Indexes = ReadonlyMap<string, Index>;

/** Allowed parameters of a query: https://www.algolia.com/doc/rest-api/search/search */
const known = [
  'indexName',
  'query',
  'filters',
  'analytics',
  'offset',
  'length',
  'page',
  'hitsPerPage',
  'facets',
  'facetingAfterDistinct',
  'removeWordsIfNoResults',
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
  'highlightPreTag',
  'highlightPostTag',
];

const refusal = (status: number, message: string) => ({ status, body: { message, status } });

/**
 * Answers several queries like the service. A record matches if its title, codes or text contain all words of the query. Of records with
 * the same `attributeForDistinct`, the first one by custom ranking is a hit.
 */
export function answerSearch(indexes: Indexes, body: unknown): { status: number; body: unknown } {
  const { requests, strategy } = body as { requests: Question[]; strategy: string };
  if (strategy !== 'none') return refusal(400, 'Unknown strategy');
  if (requests.length > 50) return refusal(400, 'Too many queries in multi query request');
  const refused = requests.map((question) => refusalOf(indexes, question)).find(Boolean);
  return refused ?? { status: 200, body: { results: requests.map((question) => resultOf(indexes, question)) } };
}

function refusalOf(indexes: Indexes, question: Question): ReturnType<typeof refusal> | undefined {
  const unknown = Object.keys(question).find((name) => !known.includes(name));
  if (unknown) return refusal(400, `Unknown parameter: ${unknown}`);
  if (Buffer.byteLength(question.query) > 512) return refusal(400, 'query is too long');
  const sizes = [question.length ?? 1, question.hitsPerPage ?? 1].map(Number);
  if (sizes.some((size) => size < 1 || size > 1000)) return refusal(400, 'invalid length');
  const index = indexes.get(question.indexName);
  if (!index) return refusal(404, `Index ${question.indexName} does not exist`);
  const undeclared = undeclaredAttribute(question, index.settings);
  return undeclared === undefined ? undefined : refusal(400, `${undeclared} is not in attributesForFaceting`);
}

type Term = { name: string; value: string } | { name: string; low: number; high: number };

/** Parses filters: terms in parentheses are alternatives (https://www.algolia.com/doc/api-reference/api-parameters/filters). */
export function parsedFilters(filters: string): Term[][] {
  return filters.split(' AND ').map((clause) =>
    clause
      .replace(/^\((.*)\)$/, '$1')
      .split(' OR ')
      .map(parsedTerm),
  );
}

function parsedTerm(term: string): Term {
  const [, name = '', low, high] = /^([\w.]+):(-?[\d.]+) TO (-?[\d.]+)$/.exec(term) ?? [];
  if (name) return { name, low: Number(low), high: Number(high) };
  const [, attribute, quoted, plain] = /^([\w.]+):(?:"([^"]*)"|([\w-]+))$/.exec(term) ?? [];
  if (!attribute) throw new Error(`the filter ${term} is not understood`);
  return { name: attribute, value: quoted ?? plain ?? '' };
}

const declaredIn = (settings: Settings) => (settings.attributesForFaceting ?? []) as string[];

function undeclaredAttribute({ filters, facets = [] }: Question, settings: Settings): string | undefined {
  const declared = declaredIn(settings);
  const filterable = declared.map((attribute) => attribute.replace(/^filterOnly\((.*)\)$/, '$1'));
  const filtered = parsedFilters(filters).flatMap((terms) => terms.map(({ name }) => name));
  return filtered.find((name) => !filterable.includes(name)) ?? (facets as string[]).find((name) => !declared.includes(name));
}

/** Returns the values of an attribute, which may be nested. */
const valuesOf = (record: PeerRecord, name: string): unknown[] => {
  const value = name.split('.').reduce<unknown>((object, part) => (object as PeerRecord | undefined)?.[part], record);
  return value === undefined ? [] : [value].flat();
};

/** Whether a record passes filters. Values are compared without case, and each value of an array alone. */
export const passes = (record: PeerRecord, filters: readonly Term[][]): boolean =>
  filters.every((terms) =>
    terms.some((term) =>
      valuesOf(record, term.name).some((value) =>
        'value' in term
          ? String(value).toLowerCase() === term.value.toLowerCase()
          : typeof value === 'number' && value >= term.low && value <= term.high,
      ),
    ),
  );

/** Returns the records with all words. If no record has all and words are optional, returns those with one of them as a whole word. */
function withWords(records: readonly PeerRecord[], words: readonly string[], areOptional: boolean): PeerRecord[] {
  const textOf = (record: PeerRecord) => [record.title, record.codes, record.text].join(' ').toLowerCase();
  const found = records.filter((record) => words.every((word) => textOf(record).includes(word)));
  if (found.length > 0 || !areOptional) return found;
  return records.filter((record) =>
    words.some((word) =>
      textOf(record)
        .split(/[^\p{L}\p{N}]+/u)
        .includes(word),
    ),
  );
}

function ranked(records: readonly PeerRecord[], settings: Settings): PeerRecord[] {
  const names = ((settings.customRanking ?? []) as string[]).map((rule) => rule.replace(/^asc\((.*)\)$/, '$1'));
  const order = (one: PeerRecord, other: PeerRecord, name: string) => Number(one[name] ?? 0) - Number(other[name] ?? 0);
  return records.toSorted((one, other) => names.map((name) => order(one, other, name)).find((sign) => sign !== 0) ?? 0);
}

function firstOfEach(records: readonly PeerRecord[], { distinct, attributeForDistinct }: Settings): PeerRecord[] {
  if (!distinct || typeof attributeForDistinct !== 'string') return [...records];
  const groups = Map.groupBy(records, (record) => record[attributeForDistinct] ?? record);
  return [...groups.values()].flatMap(([first]) => (first ? [first] : []));
}

/** Returns counts of values, and the smallest and largest number, of the facets (https://www.algolia.com/doc/rest-api/search/search). */
function facetsOf(records: readonly PeerRecord[], names: readonly string[], { maxValuesPerFacet = 100 }: Settings) {
  const facets = names.map((name) => {
    const counts = Map.groupBy(
      records.flatMap((record) => valuesOf(record, name)),
      String,
    );
    const sorted = [...counts].sort(([, one], [, other]) => other.length - one.length).slice(0, Number(maxValuesPerFacet));
    const numbers = records.flatMap((record) => valuesOf(record, name)).filter((value) => typeof value === 'number');
    const stats = numbers.length > 0 ? { min: Math.min(...numbers), max: Math.max(...numbers) } : undefined;
    return { name, values: Object.fromEntries(sorted.map(([value, { length }]) => [value, length])), stats };
  });
  return {
    facets: Object.fromEntries(facets.flatMap(({ name, values }) => (Object.keys(values).length > 0 ? [[name, values]] : []))),
    facets_stats: Object.fromEntries(facets.flatMap(({ name, stats }) => (stats ? [[name, stats]] : []))),
  };
}

function resultOf(indexes: Indexes, question: Question): unknown {
  const words = question.query.toLowerCase().split(/\s+/);
  const { records, settings }: Index = indexes.get(question.indexName) ?? { records: new Map(), settings: {} };
  const filters = parsedFilters(question.filters);
  const areOptional = (question.removeWordsIfNoResults ?? settings.removeWordsIfNoResults) === 'allOptional';
  const passing = [...records.values()].filter((record) => passes(record, filters));
  const matching = ranked(withWords(passing, words, areOptional), settings);
  const found = firstOfEach(matching, settings);
  const hitsPerPage = Number(question.hitsPerPage ?? 20);
  const start = Number(question.offset ?? Number(question.page ?? 0) * hitsPerPage);
  const reachable = found.slice(0, Number(settings.paginationLimitedTo ?? 1000));
  const hits = reachable.slice(start, start + Number(question.length ?? hitsPerPage));
  return {
    hits: hits.map((record) => shown(record, words, question)),
    nbHits: found.length,
    ...(question.facets !== undefined &&
      facetsOf(question.facetingAfterDistinct ? found : matching, question.facets as string[], settings)),
    index: question.indexName,
    query: question.query,
    params: '',
    processingTimeMS: 1,
    exhaustive: { nbHits: true, typo: true },
  };
}

function shown(record: PeerRecord, words: readonly string[], question: Question): unknown {
  const pattern = new RegExp(`(${words.map((word) => word.replace(/\W/g, '.')).join('|')})`, 'gi');
  const tagged = (text: string) => {
    const value = text.replace(pattern, `${question.highlightPreTag}$1${question.highlightPostTag}`);
    const matched = words.filter((word) => text.toLowerCase().includes(word));
    const matchLevel = matched.length === 0 ? 'none' : matched.length === words.length ? 'full' : 'partial';
    return { value, matchLevel, matchedWords: matched };
  };
  const retrieved = question.attributesToRetrieve as string[];
  const hit = Object.fromEntries(Object.entries(record).filter(([name]) => name === 'objectID' || retrieved.includes(name)));
  if ((question.attributesToHighlight as string[]).length === 0) return hit;
  const { matchedWords: _, ...snippet } = tagged(`…${String(record.text).slice(-80)}`);
  return { ...hit, _highlightResult: { title: tagged(String(record.title)) }, _snippetResult: { text: snippet } };
}
