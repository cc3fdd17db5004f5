import { type SearchDocument, type SearchEngine, type SearchKey, type SearchKind, searchKinds } from '../search/search-engine.ts';

/** A search engine in memory, which finds the documents that contain the text of a query. `asked` counts the searches. */
export type MemoryEngine = SearchEngine & { documents: Map<string, SearchDocument>; asked: number };

const nameOf = ({ siteId, collection, id }: SearchKey): string => `${siteId} ${collection} ${id}`;

export function memoryEngine(): MemoryEngine {
  const documents = new Map<string, SearchDocument>();
  const found = (siteId: number, kind: SearchKind, query: string) =>
    [...documents.values()].filter(
      (document) =>
        document.siteId === siteId &&
        document.kind === kind &&
        JSON.stringify(document).toLowerCase().includes(query.toLowerCase()),
    );
  const engine: MemoryEngine = {
    documents,
    asked: 0,
    async search({ siteId, query, kinds, first, offset }) {
      engine.asked += 1;
      const columns = searchKinds
        .filter((kind) => kinds.includes(kind))
        .map((kind) => {
          const hits = found(siteId, kind, query).map((document) => ({ document, titleMarks: [], excerptMarks: [] }));
          return { kind, total: hits.length, hits: hits.slice(offset, offset + first) };
        });
      return { columns, suggestions: [] };
    },
    find: async ({ siteId, kind, query }) => found(siteId, kind, query).map(({ id }) => id),
    async put(added) {
      for (const document of added) documents.set(nameOf(document), document);
    },
    async remove(keys) {
      for (const key of keys) documents.delete(nameOf(key));
    },
    async putAll(batches) {
      for await (const { documents: added, release } of batches) await engine.put(added).finally(release);
    },
    async *keys() {
      yield [...documents.values()].map(({ siteId, collection, id }) => ({ siteId, collection, id }));
    },
    setSynonyms: async () => undefined,
  };
  return engine;
}
