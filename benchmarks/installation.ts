import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, launchDatabase } from '../backend/src/platform/database/embedded/launch.ts';
import { type LocaleCode, type SiteId, siteIdOf } from '../contract/locales.ts';
import { pathOf } from '../contract/paths.ts';
import { testSettings } from '../e2e/stack.ts';
import type { Settings } from '../scripts/settings.mjs';
import { openTerminal, type Terminal } from '../scripts/start/terminal.ts';
import type { SiteAddress } from './get.ts';

/** Address of the product list of a site. */
export type ProductList = { siteId: SiteId; address: SiteAddress; path: string };

/** Data folder, database and free ports with which each measurement starts the programs that it needs. */
export type Installation = {
  settings: Settings;
  env: NodeJS.ProcessEnv;
  terminal: Terminal;
  /** The product list of each language, the Dutch one first. */
  lists: readonly [ProductList, ...ProductList[]];
  database: EmbeddedDatabase & { logFile: string };
  giveUp: (problem: Error) => never;
  remove: () => Promise<void>;
};

/**
 * Returns an environment without the caller's settings of Plantsoen. The proxy is trusted because visitors set `X-Forwarded-For`.
 */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, NODE_ENV: 'production', LOG_LEVEL: 'info', TRUSTED_PROXIES: '127.0.0.1' };
}

const listOf = (locale: LocaleCode, port: number): ProductList => ({
  siteId: siteIdOf(locale),
  address: { port, host: `${locale}.localhost:${port}` },
  path: pathOf('products', locale),
});

/** Prepares an empty installation in a separate folder, and starts its database. A durable one has PostgreSQL's default settings. */
export async function newInstallation(
  dataFolder = mkdtempSync(join(tmpdir(), 'plantsoen-bench-')),
  durable = false,
): Promise<Installation> {
  chmodSync(dataFolder, 0o755);
  const logFile = join(dataFolder, 'logs/postgres.log');
  const database = await launchDatabase({ folder: join(dataFolder, 'postgres'), logFile, durable });
  const settings = { ...(await testSettings(dataFolder)), databaseUrl: database.url };
  const port = settings.ports.site;
  return {
    settings,
    database: { ...database, logFile },
    env: plainEnvironment(),
    terminal: openTerminal(join(dataFolder, 'logs'), false, 14),
    lists: [listOf('nl', port), listOf('en', port), listOf('de', port)],
    giveUp: (problem) => {
      throw problem;
    },
    async remove() {
      await database.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
