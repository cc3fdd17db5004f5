import type { Values } from '@plantsoen/configuration/read-variables.mjs';

/** Hosted search that replaces the search in the database: its application and hosts. */
export type SearchService = {
  applicationId: string;
  key: string;
  /** Prefix of the names of its indexes. */
  indexPrefix: string;
  /** Hosts for searches and for other requests, in the order of attempts. */
  readOrigins: readonly string[];
  writeOrigins: readonly string[];
  /** Whether it also computes the product lists with their facets. */
  holdsLists: boolean;
};

/** Returns the settings of the service, which must be complete or absent (API-10). */
export function searchServiceOf(values: Values<'api' | 'admin' | 'command'>, problems: string[]): SearchService | undefined {
  const { SEARCH_SERVICE_ID: applicationId, SEARCH_SERVICE_KEY: key, SEARCH_SERVICE_URL: url } = values;
  const holdsLists = values.SEARCH_LISTS === 'hosted';
  if (applicationId === undefined && key === undefined && url === undefined) {
    if (holdsLists) problems.push('SEARCH_LISTS=hosted requires SEARCH_SERVICE_ID and SEARCH_SERVICE_KEY');
    return undefined;
  }
  if (applicationId === undefined || key === undefined) {
    problems.push('SEARCH_SERVICE_ID and SEARCH_SERVICE_KEY must be set together to use the search service');
    return undefined;
  }
  const hosts = url === undefined ? documentedHosts(applicationId) : { readOrigins: [url], writeOrigins: [url] };
  return { applicationId, key, indexPrefix: values.SEARCH_SERVICE_INDEX, holdsLists, ...hosts };
}

/**
 * Returns the hosts of https://www.algolia.com/doc/rest-api/search: the nearest one for searches, and three fallbacks with another name
 * server.
 */
function documentedHosts(applicationId: string): Pick<SearchService, 'readOrigins' | 'writeOrigins'> {
  const others = [1, 2, 3].map((number) => `https://${applicationId.toLowerCase()}-${number}.algolianet.com`);
  const shuffled = others.map((host) => ({ host, place: Math.random() })).sort((a, b) => a.place - b.place);
  const fallbacks = shuffled.map(({ host }) => host);
  const first = `https://${applicationId.toLowerCase()}`;
  return { readOrigins: [`${first}-dsn.algolia.net`, ...fallbacks], writeOrigins: [`${first}.algolia.net`, ...fallbacks] };
}
