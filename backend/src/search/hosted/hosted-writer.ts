import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { SearchDocument, SearchEngine, SearchKey } from '../search-engine.ts';
import { indexSettings } from './index-settings.ts';
import { indexName, recordId, recordOf } from './records.ts';
import { SearchServiceError, type ServiceClient, type ServiceRequest } from './service-client.ts';

type Operation = { action: 'updateObject' | 'deleteObject'; indexName: string; body: Record<string, unknown> };

/** A part of the records of an index. `cursor` continues after it. */
type Browsed = { hits?: Pick<SearchKey, 'collection' | 'id'>[]; cursor?: string };

const browsedAtOnce = 1000;

/** Returns the writing methods of the search engine. Each resolves when its changes can be found. */
export function hostedWriter(
  client: ServiceClient,
  prefix: string,
  siteIds: readonly SiteId[],
): Pick<SearchEngine, 'put' | 'putAll' | 'keys' | 'remove' | 'setSynonyms'> {
  const nameOf = (siteId: SiteId) => indexName(prefix, siteId);
  const pathOf = (index: string) => `/1/indexes/${encodeURIComponent(index)}`;

  async function done(index: string, request: ServiceRequest): Promise<void> {
    await client.finished(index, taskIn(await client.write(request)));
  }

  /** Applies the settings of an index: https://www.algolia.com/doc/rest-api/search/set-settings */
  const configure = (index: string, siteId: SiteId) =>
    done(index, { method: 'PUT', path: `${pathOf(index)}/settings`, body: indexSettings(localeOfSite(siteId)) });

  let configured: Promise<unknown> | undefined;
  /** Applies the settings once per process, because an index needs them before it is filled. */
  async function configureAll(): Promise<void> {
    configured ??= Promise.all(siteIds.map((siteId) => configure(nameOf(siteId), siteId)));
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

  /** Yields the keys in the index of a site: https://www.algolia.com/doc/rest-api/search/browse */
  async function* keysOf(siteId: SiteId): AsyncGenerator<SearchKey[]> {
    const path = `${pathOf(nameOf(siteId))}/browse`;
    let cursor: string | undefined;
    do {
      const body = { attributesToRetrieve: ['collection', 'id'], hitsPerPage: browsedAtOnce, ...(cursor && { cursor }) };
      const answer = (await client.write({ method: 'POST', path, body })) as Browsed | null;
      if (!Array.isArray(answer?.hits)) throw new SearchServiceError('the search service answered without records');
      yield answer.hits.map(({ collection, id }) => ({ siteId, collection, id }));
      cursor = answer.cursor;
    } while (cursor);
  }

  async function put(documents: readonly SearchDocument[]): Promise<void> {
    await configureAll();
    await batch(
      documents.map((document) => ({
        action: 'updateObject',
        indexName: nameOf(document.siteId),
        body: recordOf(document),
      })),
    );
  }

  return {
    put,

    async putAll(batches) {
      await configureAll();
      for await (const { documents, release } of batches) await put(documents).finally(release);
    },

    async *keys() {
      for (const siteId of siteIds) yield* keysOf(siteId);
    },

    async remove(keys) {
      await batch(
        keys.map((key) => ({ action: 'deleteObject', indexName: nameOf(key.siteId), body: { objectID: recordId(key) } })),
      );
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
