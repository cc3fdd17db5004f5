import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { databaseUrl } from '../../backend/src/platform/database/embedded/launch.ts';
import { withClient } from '../../backend/src/platform/database/with-client.ts';
import { freePort } from '../../backend/src/testing/free-port.ts';
import { root } from '../../scripts/root.ts';
import { startService } from '../../scripts/start/service.ts';
import type { Installation } from '../installation.ts';
import { installOnDemand, run } from '../packages-on-demand.ts';
import { maxMemory, programPid, untilIdle } from '../process-figures.ts';
import { measureShop, type ShopFigures } from './comparison.ts';
import { vendureProducts } from './vendure-products.ts';

const folder = join(root, 'benchmarks/vendure');
const server = join(folder, 'server.mjs');
const password = 'a password of the benchmark';
const size = 10_000;
const pollMs = 500;

type FacetCounts = { facetValue: { id: string; facet: { id: string } } }[];
type SearchData = { search: { totalItems: number; facetValues: FacetCounts } };

/** The facets are only for lists. They multiply the time of a search. */
const searchOperation = `query Search($input: SearchInput!, $facets: Boolean!) {
  search(input: $input) {
    totalItems
    items { productId productName slug sku description priceWithTax { ... on PriceRange { min max } ... on SinglePrice { value } } }
    facetValues @include(if: $facets) { count facetValue { id name facet { id name } } }
  }
}`;

/** Returns a function that sends operations to one of Vendure's APIs. It rejects if an answer has errors. */
function asker(url: string, headers: Record<string, string> = {}) {
  return async <Data>(query: string, variables: object = {}): Promise<{ data: Data; token: string | null }> => {
    const sent = { 'content-type': 'application/json', ...headers };
    const answer = await fetch(url, { method: 'POST', headers: sent, body: JSON.stringify({ query, variables }) });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(`Vendure answers ${answer.status}: ${JSON.stringify(errors).slice(0, 500)}`);
    return { data, token: answer.headers.get('vendure-auth-token') };
  };
}

/** Builds Vendure's search index, as an administrator. */
async function buildIndex(adminApi: string): Promise<void> {
  const logIn = `mutation ($password: String!) { login(username: "superadmin", password: $password) { __typename } }`;
  const { token } = await asker(adminApi)(logIn, { password });
  const ask = asker(adminApi, { authorization: `Bearer ${token}` });
  const { data } = await ask<{ reindex: { id: string } }>('mutation { reindex { id } }');
  const state = async () =>
    (await ask<{ job: { state: string } }>('query ($id: ID!) { job(jobId: $id) { state } }', { id: data.reindex.id })).data.job
      .state;
  for (let now = await state(); now !== 'COMPLETED'; now = await state()) {
    if (now === 'FAILED' || now === 'CANCELLED') throw new Error(`the index of Vendure is ${now}`);
    await pause(pollMs);
  }
}

/** Returns the choices from every facet: all values but the last. */
function choices(facetValues: FacetCounts): { or: string[] }[] {
  const byFacet = Map.groupBy(facetValues, ({ facetValue }) => facetValue.facet.id);
  return [...byFacet.values()].map((values) => ({
    or: values.slice(0, Math.max(1, values.length - 1)).map(({ facetValue }) => facetValue.id),
  }));
}

/** Environment of Vendure's server. */
function serverEnvironment({ database, env }: Installation, port: number): NodeJS.ProcessEnv {
  const own = { VENDURE_PORT: String(port), VENDURE_SOCKETS: database.socketFolder, VENDURE_PASSWORD: password };
  return { ...env, ...own };
}

/** Imports the products into a new database of the same server. */
async function importProducts(installation: Installation): Promise<void> {
  const { database, settings } = installation;
  const execute = (...statements: string[]) =>
    withClient(databaseUrl(database.socketFolder, 'postgres'), async (client) => {
      for (const statement of statements) await client.query(statement);
    });
  // The import commits tens of thousands of transactions, so it does not wait for the disk.
  await execute(
    ...['drop database if exists vendure with (force)', 'create database vendure'],
    'alter database vendure set synchronous_commit = off',
  );
  const products = join(settings.dataFolder, 'products.csv');
  writeFileSync(products, vendureProducts(size));
  const env = serverEnvironment(installation, await freePort());
  await run(process.execPath, [server, products], { cwd: settings.dataFolder, env });
  await execute('alter database vendure reset synchronous_commit');
}

/** Serves the imported products, and measures them at the shop API. */
export async function measureServed(installation: Installation): Promise<ShopFigures> {
  const { database, settings, terminal, giveUp } = installation;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const definition = {
    ...{ name: 'vendure', args: [server], cwd: settings.dataFolder, readyUrl: `${origin}/health` },
    env: serverEnvironment(installation, port),
  };
  const service = await startService(definition, terminal, giveUp);
  try {
    await buildIndex(`${origin}/admin-api`);
    await withClient(databaseUrl(database.socketFolder, 'vendure'), (client) => client.query('vacuum analyze'));
    await untilIdle();
    const ask = asker(`${origin}/shop-api`);
    const search = async (input: object, facets: boolean) =>
      (await ask<SearchData>(searchOperation, { input: { groupByProduct: true, take: 12, ...input }, facets })).data.search;
    const { totalItems, facetValues } = await search({}, true);
    if (totalItems !== size) throw new Error(`Vendure lists ${totalItems} of ${size} products`);
    const facetValueFilters = choices(facetValues);
    const pid = programPid('vendure/server.mjs');
    return await measureShop({
      list: () => search({ facetValueFilters }, true),
      search: (term) => search({ term }, false),
      memory: () => maxMemory(pid),
    });
  } finally {
    await service.stop();
  }
}

/** Measures Vendure with 10,000 products in another database of the same server. Installs it at the first run. */
export async function measureVendure(installation: Installation): Promise<ShopFigures> {
  await installOnDemand(folder, '@vendure/core/package.json');
  await importProducts(installation);
  return measureServed(installation);
}
