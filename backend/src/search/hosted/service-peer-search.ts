type Question = Record<string, unknown> & { indexName: string; query: string; filters: string };
type Indexes = ReadonlyMap<string, { records: ReadonlyMap<string, Record<string, unknown>> }>;

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
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
  'highlightPreTag',
  'highlightPostTag',
];

const refusal = (status: number, message: string) => ({ status, body: { message, status } });

/** Answers several queries like the service. A record matches if its title, codes or text contain all words of the query. */
export function answerSearch(indexes: Indexes, body: unknown): { status: number; body: unknown } {
  const { requests, strategy } = body as { requests: Question[]; strategy: string };
  if (strategy !== 'none') return refusal(400, 'Unknown strategy');
  for (const question of requests) {
    const unknown = Object.keys(question).find((name) => !known.includes(name));
    if (unknown) return refusal(400, `Unknown parameter: ${unknown}`);
    if (Buffer.byteLength(question.query) > 512) return refusal(400, 'query is too long');
    if (Number(question.length ?? 1) < 1 || Number(question.length ?? 1) > 1000) return refusal(400, 'invalid length');
    if (!indexes.has(question.indexName)) return refusal(404, `Index ${question.indexName} does not exist`);
  }
  return { status: 200, body: { results: requests.map((question) => resultOf(indexes, question)) } };
}

function resultOf(indexes: Indexes, question: Question): unknown {
  const words = question.query.toLowerCase().split(/\s+/);
  const wanted = question.filters.split(' AND ').map((filter) => filter.split(':') as [string, string]);
  const found = [...(indexes.get(question.indexName)?.records.values() ?? [])].filter((record) => {
    const text = [record.title, record.codes, record.text].join(' ').toLowerCase();
    return wanted.every(([name, value]) => String(record[name]) === value) && words.every((word) => text.includes(word));
  });
  const hitsPerPage = Number(question.hitsPerPage ?? 20);
  const start = Number(question.offset ?? Number(question.page ?? 0) * hitsPerPage);
  const hits = found.slice(start, start + Number(question.length ?? hitsPerPage));
  return {
    hits: hits.map((record) => shown(record, words, question)),
    nbHits: found.length,
    index: question.indexName,
    query: question.query,
    params: '',
    processingTimeMS: 1,
    exhaustive: { nbHits: true, typo: true },
  };
}

function shown(record: Record<string, unknown>, words: readonly string[], question: Question): unknown {
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
