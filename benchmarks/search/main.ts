// npm run bench:search [-- arguments]: scores the engine on the training queries and lists the missed ones, in half a minute.
// Held-out queries are excluded, so that the engine is not tuned on them. Arguments:
// - a language (nl, en, de) or a kind ('typing errors'), to select queries
// - `again`: reuses the index of the last run
// - `held-out`: includes the held-out queries
// - `--folder=…`: folder of the installation, which remains between runs
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { databaseUrl } from '../../backend/src/platform/database/embedded/launch.ts';
import { postgresSearch } from '../../backend/src/search/engine/postgres-search.ts';
import { defaultKinds } from '../../backend/src/search/search-engine.ts';
import { createStack } from '../../scripts/start/stack.ts';
import { newInstallation } from '../installation.ts';
import { createLargeCatalogue } from '../large-catalogue.ts';
import { median, percentile } from '../rounds.ts';
import { distinctQueries } from './distinct-queries.ts';
import { kindNames, labelledQueries } from './labelled-set.ts';
import { engineSearch, fillLargeIndex, withPool } from './large-index.ts';
import { plainSearch } from './plain-search.ts';
import { productsAt } from './products-at.ts';
import { type Judged, judge } from './quality.ts';
import { qualityTable } from './quality-table.ts';

const words = process.argv.slice(2);
const said = (word: string) => words.includes(word);
const chosen = (names: readonly string[]) => (names.some(said) ? names.filter(said) : names);
const locales = chosen(['nl', 'en', 'de']);
const kinds = chosen(kindNames);
const folder = words.find((word) => word.startsWith('--folder='))?.slice(9) ?? join(tmpdir(), 'plantsoen-search');

function missText({ locale, kind, query, wanted, recalled, came }: Judged): string {
  const label = 'uris' in wanted ? wanted.uris.join(' | ') : wanted.tags.map((choice) => choice.join(' & ')).join(' | ');
  const strangers = came.flatMap(({ uri, isWanted }, place) => (isWanted ? [] : `${place + 1}. ${uri.split('/').at(-1)}`));
  const instead = strangers.length > 0 ? `instead came ${strangers.join(', ')}` : `no more than ${came.length} came`;
  return `${recalled ? 'not first' : 'missed'}: ${locale} ${kind}: '${query}' wants ${label}; ${instead}`;
}

const maxTimed = 150;

/** Measures other queries, and returns a text with their times and the slowest of them. */
async function slowestText(pool: Pool): Promise<string> {
  const engine = postgresSearch(pool);
  const taken: { query: string; time: number }[] = [];
  for (const { siteId, query } of distinctQueries(maxTimed, 5)) {
    const began = performance.now();
    await engine.search({ siteId, query, kinds: defaultKinds, first: 6, offset: 0 });
    taken.push({ query, time: performance.now() - began });
  }
  const times = taken.map(({ time }) => time);
  const slowest = taken.toSorted((a, b) => b.time - a.time).slice(0, 8);
  const told = slowest.map(({ query, time }) => `'${query}' ${time.toFixed(0)}`).join(', ');
  return `median ${median(times).toFixed(1)} ms, 95th percentile ${percentile(times, 0.95).toFixed(1)} ms; slowest: ${told}`;
}

mkdirSync(folder, { recursive: true });
const installation = await newInstallation(folder);
try {
  const { socketFolder } = installation.database;
  if (!said('again')) {
    const stack = createStack(installation);
    await stack.start();
    await stack.stop();
    const seconds = await fillLargeIndex(installation.database.url, await createLargeCatalogue(socketFolder));
    console.log(`30,000 products were indexed in ${seconds.toFixed(1)} s.`);
  }
  await withPool(databaseUrl(socketFolder, 'large_catalogue'), async (pool) => {
    const asked = labelledQueries.filter(
      ({ locale, kind, heldOut }) => locales.includes(locale) && kinds.includes(kind) && (said('held-out') || !heldOut),
    );
    const skuAt = await productsAt(pool);
    const began = performance.now();
    const engine = await judge(asked, engineSearch(pool), skuAt);
    const each = (performance.now() - began) / asked.length;
    for (const miss of engine.filter(({ recalled, first }) => !recalled || !first)) console.log(missText(miss));
    console.log(qualityTable({ engine, plain: await judge(asked, plainSearch(pool), skuAt) }));
    console.log(`${each.toFixed(1)} ms a query; of ${maxTimed} others, all columns at once:`);
    console.log(await slowestText(pool));
  });
} finally {
  await installation.database.stop();
}
