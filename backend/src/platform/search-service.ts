/** Hosted search that replaces the search in the database: its application and hosts. */
export type SearchService = {
  applicationId: string;
  key: string;
  /** Prefix of the names of its indexes. */
  indexPrefix: string;
  /** Hosts for searches and for other requests, in the order of attempts. */
  readOrigins: readonly string[];
  writeOrigins: readonly string[];
};

type Reader = { header(name: string): string | undefined; origin(name: string, fallback: string): string };

/** Reads the settings of the service, which must be complete or absent (API-10). */
export function searchServiceFrom({ header, origin }: Reader, problems: string[]): SearchService | undefined {
  const applicationId = header('SEARCH_SERVICE_ID');
  const key = header('SEARCH_SERVICE_KEY');
  const url = header('SEARCH_SERVICE_URL');
  const indexPrefix = header('SEARCH_SERVICE_INDEX') ?? 'plantsoen';
  if (!/^[\w-]{1,60}$/.test(indexPrefix))
    problems.push('SEARCH_SERVICE_INDEX must be at most 60 letters, digits, hyphens and underscores');
  if (applicationId === undefined && key === undefined && url === undefined) return undefined;
  if (applicationId === undefined || key === undefined) {
    problems.push('SEARCH_SERVICE_ID and SEARCH_SERVICE_KEY must be set together to use the search service');
    return undefined;
  }
  if (!/^[a-z0-9]{1,40}$/i.test(applicationId)) problems.push('SEARCH_SERVICE_ID must be letters and digits, such as APP1ABC2DE');
  const own = url === undefined ? undefined : [origin('SEARCH_SERVICE_URL', '')];
  return { applicationId, key, indexPrefix, ...(own ? { readOrigins: own, writeOrigins: own } : documentedHosts(applicationId)) };
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
