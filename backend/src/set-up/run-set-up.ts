import type { Client } from 'pg';

import { buildPayloadConfig } from '../payload-config.ts';
import { payloadOptionsOf } from '../payload-options.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Log } from '../platform/log.ts';
import { openPayload } from '../platform/payload/open-payload.ts';
import { configuredEngine } from '../search/configured-engine.ts';
import { rebuildIndex } from '../search/indexing/rebuild-index.ts';
import { createFirstAdministrator } from './first-administrator.ts';
import { importDemoContent } from './import-demo-content.ts';
import { inTurn } from './in-turn.ts';

/** Tells people how far the set-up is, one line each. */
export type Report = (line: string) => void;

/** Where the database notes that the demo content was imported, so that what editors delete stays deleted. */
const finishedKey = 'set-up';

/** Payload takes no address without a dot after the @. */
const defaultEmail = 'admin@plantsoen.example';

/**
 * The initial set-up (API-09): once, the demo content where the configuration allows it, and the first administrator there or
 * where the environment names one. Does nothing, at once, where nothing is missing.
 */
export async function runSetUp(configuration: Configuration, report: Report, log: Log): Promise<void> {
  await inTurn(configuration.databaseUrl, async (database) => {
    const { demoContent, adminEmail } = configuration;
    const state = await stateOf(database);
    const lacksContent = demoContent && !state.isFinished;
    const lacksAdministrator = (lacksContent || adminEmail !== undefined) && !state.hasUsers;
    if (!lacksContent && !lacksAdministrator) return;

    const payload = await openPayload(buildPayloadConfig({ ...payloadOptionsOf(configuration), log }));
    try {
      if (lacksAdministrator) {
        const { email, password } = await createFirstAdministrator(payload, adminEmail ?? defaultEmail);
        report(`administrator ${email}, password ${password} (shown only now)`);
      }
      if (lacksContent) {
        await importDemoContent(payload, report);
        await rebuildIndex(configuration.databaseUrl, configuredEngine(configuration, payload.db.pool));
        await payload.kv.set(finishedKey, { finishedAt: new Date().toISOString() });
        report('the demo content is imported');
      }
    } finally {
      await payload.destroy();
    }
    // Until PostgreSQL knows what the tables hold, some minutes later by itself, it plans as if they were empty.
    if (lacksContent) await database.query('analyze');
  });
}

type State = { isFinished: boolean; hasUsers: boolean };

/** Asked without Payload, whose start takes longer than all the rest of a later set-up. */
async function stateOf(database: Client): Promise<State> {
  const { rows } = await database.query<State>(
    `select exists (select from payload_kv where key = $1) as "isFinished", exists (select from users) as "hasUsers"`,
    [finishedKey],
  );
  return rows[0] ?? { isFinished: false, hasUsers: false };
}
