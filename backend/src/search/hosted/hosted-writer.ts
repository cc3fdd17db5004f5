import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { SearchDocument, SearchEngine, SearchKey } from '../search-engine.ts';
import { indexSettings, listSettings } from './index-settings.ts';
import { isEqual } from './listed-attributes.ts';
import { indexName, recordId, recordOf, recordsOf } from './records.ts';
import { SearchServiceError, type ServiceClient, type ServiceRequest } from './service-client.ts';

type Operation = { action: 'updateObject' | 'deleteObject'; indexName: string; body: Record<string, unknown> };

/** A part of the records of an index. `cursor` continues after it. */
type Browsed = { hits?: BrowsedRecord[]; cursor?: string };
type BrowsedRecord = Pick<SearchKey, 'collection' | 'id'> & { objectID: string };

const browsedAtOnce = 1000;

/** Maximum number of entries in a filter. */
const maxFiltered = 100;

/** `listedFacts` returns the keys of all facts, if the index has the data of lists. */
type WriterOptions = {
  prefix: string;
  siteIds: readonly SiteId[];
  listedFacts?: (() => Promise<readonly string[]>) | undefined;
};

/** Returns the writing methods of the search engine. Each resolves when its changes can be found. */
export function hostedWriter(
  client: ServiceClient,
  { prefix, siteIds, listedFacts }: WriterOptions,
): Pick<SearchEngine, 'put' | 'putAll' | 'keys' | 'remove' | 'setSynonyms'> {
  const nameOf = (siteId: SiteId) => indexName(prefix, siteId);
  const pathOf = (index: string) => `/1/indexes/${encodeURIComponent(index)}`;

  async function done(index: string, request: ServiceRequest): Promise<void> {
    await client.finished(index, taskIn(await client.write(request)));
  }

  /** Applies the settings of an index: https://www.algolia.com/doc/rest-api/search/set-settings */
  function configure(siteId: SiteId, keys: Iterable<string>): Promise<void> {
    const locale = localeOfSite(siteId);
    const body = listedFacts ? listSettings(locale, keys) : indexSettings(locale);
    return done(nameOf(siteId), { method: 'PUT', path: `${pathOf(nameOf(siteId))}/settings`, body });
  }

  let configured: Promise<unknown> | undefined;
  let declared: ReadonlySet<string> = new Set();

  async function configureOnce(used: readonly string[]): Promise<void> {
    const keys = new Set([...declared, ...((await listedFacts?.()) ?? []), ...used]);
    await Promise.all(siteIds.map((siteId) => configure(siteId, keys)));
    declared = keys;
  }

  /** Applies the settings once per process, because an index needs them before it is filled, and again for documents with new facts. */
  async function configureAll(documents: readonly SearchDocument[] = []): Promise<void> {
    const used = documents.flatMap(({ listed }) => [listed?.facts ?? {}, ...(listed?.variants ?? []).map(({ facts }) => facts)]);
    const keys = used.flatMap(Object.keys);
    await configured;
    if (keys.some((key) => !declared.has(key))) configured = undefined;
    configured ??= configureOnce(keys);
    await configured.catch((error: unknown) => {
      configured = undefined;
      throw error;
    });
  }

  /**
   * Sends operations in one batch, and waits for the task of each index:
   * https://www.algolia.com/doc/rest-api/search/multiple-batch
   */
  async function batch(requests: readonly Operation[]): Promise<void> {
    if (requests.length === 0) return;
    const answer = await client.write({ method: 'POST', path: '/1/indexes/*/batch', body: { requests } });
    const tasks = Object.entries((answer as { taskID?: Record<string, unknown> } | null)?.taskID ?? {});
    if (tasks.length === 0) throw new SearchServiceError('the answer of the search service has no task ID');
    await Promise.all(tasks.map(([index, taskID]) => client.finished(index, taskIn({ taskID }))));
  }

  /** Yields the records in the index of a site: https://www.algolia.com/doc/rest-api/search/browse */
  async function* browse(siteId: SiteId, filters?: string): AsyncGenerator<BrowsedRecord[]> {
    const path = `${pathOf(nameOf(siteId))}/browse`;
    let cursor: string | undefined;
    do {
      const body = {
        attributesToRetrieve: ['collection', 'id'],
        hitsPerPage: browsedAtOnce,
        ...(filters !== undefined && { filters }),
        ...(cursor && { cursor }),
      };
      const answer = (await client.write({ method: 'POST', path, body })) as Browsed | null;
      if (!Array.isArray(answer?.hits)) throw new SearchServiceError('the search service answered without records');
      yield answer.hits;
      cursor = answer.cursor;
    } while (cursor);
  }

  /** Returns the IDs of the records of entries. Only products in an index with lists can have others than the first one. */
  async function presentRecords(siteId: SiteId, keys: readonly SearchKey[]): Promise<string[]> {
    const ids = keys.map(recordId);
    const grouped = listedFacts ? keys.filter(({ collection }) => collection === 'products').map(recordId) : [];
    for (let at = 0; at < grouped.length; at += maxFiltered) {
      const filters = grouped.slice(at, at + maxFiltered).map((entry) => isEqual('entry', entry));
      for await (const records of browse(siteId, filters.join(' OR '))) ids.push(...records.map(({ objectID }) => objectID));
    }
    return ids;
  }

  /** Returns the operations that delete all records of entries, except some. */
  async function deletions(keys: readonly SearchKey[], kept: ReadonlySet<string> = new Set()): Promise<Operation[]> {
    const bySite = Map.groupBy(keys, ({ siteId }) => siteId);
    const operations = [...bySite].map(async ([siteId, own]): Promise<Operation[]> => {
      const indexName = nameOf(siteId);
      const ids = new Set(await presentRecords(siteId, own));
      return [...ids]
        .filter((objectID) => !kept.has(`${indexName} ${objectID}`))
        .map((objectID) => ({ action: 'deleteObject', indexName, body: { objectID } }));
    });
    return (await Promise.all(operations)).flat();
  }

  async function put(documents: readonly SearchDocument[]): Promise<void> {
    await configureAll(documents);
    const updates = documents.flatMap((document): Operation[] => {
      const records = listedFacts ? recordsOf(document) : [recordOf(document)];
      return records.map((body) => ({ action: 'updateObject', indexName: nameOf(document.siteId), body }));
    });
    const written = new Set(updates.map(({ indexName, body }) => `${indexName} ${body.objectID}`));
    await batch([...updates, ...(listedFacts ? await deletions(documents, written) : [])]);
  }

  return {
    put,

    async putAll(batches) {
      await configureAll();
      for await (const { documents, release } of batches) await put(documents).finally(release);
    },

    async *keys() {
      for (const siteId of siteIds)
        for await (const records of browse(siteId)) yield records.map(({ collection, id }) => ({ siteId, collection, id }));
    },

    async remove(keys) {
      if (listedFacts) await configureAll();
      await batch(await deletions(keys));
    },

    /** Saves the synonyms (https://www.algolia.com/doc/rest-api/search/save-synonyms), or clears them if the list is empty. */
    async setSynonyms(groups) {
      await configureAll();
      await Promise.all(
        siteIds.map(async (siteId) => {
          const own = groups.filter((group) => group.siteId === siteId && group.words.length > 1);
          const body = own.map(({ words }, index) => ({ objectID: `group-${index + 1}`, type: 'synonym', synonyms: words }));
          const path = `${pathOf(nameOf(siteId))}/synonyms`;
          const save: ServiceRequest = { method: 'POST', path: `${path}/batch?replaceExistingSynonyms=true`, body };
          await done(nameOf(siteId), body.length > 0 ? save : { method: 'POST', path: `${path}/clear` });
        }),
      );
    },
  };
}

/** Returns the id of the task in an answer. Throws `SearchServiceError` if the id is missing. */
function taskIn(answer: unknown): number {
  const task: unknown = (answer as { taskID?: unknown } | null)?.taskID;
  if (typeof task !== 'number') throw new SearchServiceError('the answer of the search service has no task ID');
  return task;
}
