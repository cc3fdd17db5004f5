import { startService } from '../scripts/start/service.ts';
import { apiService, environmentOf, siteService } from '../scripts/start/services.ts';
import type { Installation } from './installation.ts';
import { createLargeCatalogue } from './large-catalogue.ts';
import { maxMemory, memoryBegins, programPid } from './process-figures.ts';
import { fillLargeIndex } from './search/large-index.ts';

/** Fills a database with 10,000 products in each language and indexes them. Returns its URL. */
export async function fillLargeDatabase({ database }: Installation): Promise<string> {
  const url = await createLargeCatalogue(database.socketFolder);
  const seconds = await fillLargeIndex(database.url, url);
  console.log(`  30,000 products were indexed in ${seconds.toFixed(1)} s`);
  return url;
}

/** Runs API and site on such a database during `work`, which can read the API's peak memory so far, in MB. */
export async function withLargeDatabase<Result>(
  { settings, env, terminal, giveUp }: Installation,
  url: string,
  work: (apiMemory: () => number) => Promise<Result>,
): Promise<Result> {
  const environment = environmentOf(settings, url, env);
  const api = await startService(apiService(settings, environment), terminal, giveUp);
  const site = await startService(siteService(settings, environment), terminal, giveUp);
  try {
    const pid = programPid('backend/dist/api.mjs');
    memoryBegins(pid);
    return await work(() => maxMemory(pid));
  } finally {
    await site.stop();
    await api.stop();
  }
}
