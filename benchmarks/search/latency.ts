import { apiAsker } from '../api-question.ts';
import type { Figures } from '../budgets.ts';
import { timesOf, timesOfClients } from '../client-times.ts';
import type { Installation } from '../installation.ts';
import { searchOperation } from '../list-question.ts';
import { median, percentile } from '../rounds.ts';
import { distinctQueries, type SearchQuery } from './distinct-queries.ts';
import { mixedQueries } from './mixed-queries.ts';

/** Number of untimed queries. A new process has not yet compiled its code and is slower than one that has run for minutes. */
const before = 1500;
const alone = 200;
const clients = 8;
const eachClient = 60;

type Variables = SearchQuery & { first: number; offset: number; submitted: boolean };

const keyOf = ({ siteId, query }: SearchQuery) => `${siteId} ${query}`;

/**
 * Measures the API with the operation of the results page, which has three columns: with one client, and with eight at once. No
 * query is sent twice.
 */
export async function measureLatency({ settings }: Installation): Promise<Figures> {
  const operation = searchOperation();
  const api = apiAsker<Variables, unknown>(settings.ports.api, settings.serviceToken ?? '', operation);
  const ask = (query: SearchQuery) => api({ ...query, first: 6, offset: 0, submitted: false });
  const measured = mixedQueries([alone, clients * eachClient], 1);
  const [single = [], many = []] = measured;
  const known = new Set(measured.flat().map(keyOf));
  await timesOfClients(
    clients,
    ask,
    distinctQueries(before, 2).filter((query) => !known.has(keyOf(query))),
  );
  return {
    searchAlone: median(await timesOf(ask, single)),
    searchParallel: percentile(await timesOfClients(clients, ask, many), 0.95),
  };
}
