import { apiAsker, siteOperation } from '../api-question.ts';
import type { Figures } from '../budgets.ts';
import type { Installation } from '../installation.ts';
import { median, percentile } from '../rounds.ts';
import type { AskedQuery } from './distinct-queries.ts';
import { mixedQueries } from './mixed-queries.ts';

const before = 60;
const alone = 200;
const clients = 8;
const eachClient = 60;

type Variables = AskedQuery & { first: number; offset: number; submitted: boolean };

/** Asks the queries one after another, and answers how long each took, in ms. */
async function timesOf(ask: (query: AskedQuery) => Promise<unknown>, queries: readonly AskedQuery[]): Promise<number[]> {
  const times: number[] = [];
  for (const query of queries) {
    const began = performance.now();
    await ask(query);
    times.push(performance.now() - began);
  }
  return times;
}

/** How long the API takes for a search as the results page asks it, all three columns: one client alone, and eight at once. No query comes twice. */
export async function measureLatency({ settings }: Installation): Promise<Figures> {
  const operation = siteOperation(['search/page/SearchResults', 'search/SearchHit', 'design/Picture']);
  const api = apiAsker<Variables, unknown>(settings.ports.api, settings.serviceToken ?? '', operation);
  const ask = (query: AskedQuery) => api({ ...query, first: 6, offset: 0, submitted: false });
  const [first = [], single = [], many = []] = mixedQueries([before, alone, clients * eachClient], 1);
  await timesOf(ask, first);
  const timesAlone = await timesOf(ask, single);
  const parallel = await Promise.all(
    Array.from({ length: clients }, (_, client) => timesOf(ask, many.slice(client * eachClient, (client + 1) * eachClient))),
  );
  return { searchAlone: median(timesAlone), searchParallel: percentile(parallel.flat(), 0.95) };
}
