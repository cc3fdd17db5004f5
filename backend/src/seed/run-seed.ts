import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { Client } from 'pg';
import { buildPayloadConfig } from '../composition/payload-config.ts';
import { payloadOptionsOf } from '../composition/payload-options.ts';
import type { CommandProblem } from '../platform/commands/command.ts';
import type { Configuration } from '../platform/configuration.ts';
import { locks } from '../platform/database/locks.ts';
import type { Log } from '../platform/log.ts';
import { openPayload } from '../platform/payload/open-payload.ts';
import { configuredEngine } from '../search/configured-engine.ts';
import { rebuildIndex } from '../search/indexing/rebuild-index.ts';
import { missingDemoContent } from './content/demo-content.ts';
import { importDemoContent } from './import-demo-content.ts';
import { findSeededContent } from './removal/find-seeded-content.ts';
import { seedKey } from './removal/seeded-content.ts';

/** Reports the progress of the set-up, one line each. */
type Report = (line: string) => void;

/** Default email of the administrator. Payload refuses an email without a dot after the @. */
const defaultEmail = 'admin@plantsoen.example';

/**
 * Runs the initial set-up (API-09). It imports the demo content once, if the configuration allows it. It creates the first
 * administrator together with the demo content, or if the environment names one. Returns at once if nothing is missing, and the problem if
 * the demo content itself is.
 */
export async function runSeed(configuration: Configuration, report: Report, log: Log): Promise<CommandProblem | undefined> {
  return withSeedLock(configuration.databaseUrl, async (database) => {
    const { adminEmail } = configuration;
    const { lacksContent, lacksRecord, lacksAdministrator } = lacksOf(configuration, await stateOf(database));
    if (!lacksContent && !lacksAdministrator && !lacksRecord) return undefined;
    const missing = lacksContent ? missingDemoContent() : undefined;
    if (missing) return missing;

    const payload = await openPayload(buildPayloadConfig({ ...(await payloadOptionsOf(configuration)), log }));
    try {
      if (lacksContent) {
        await importDemoContent(payload, report);
        await rebuildIndex(configuration.databaseUrl, configuredEngine(configuration, payload.db.pool));
        report('the demo content is imported');
      }
      // After the import, so that its progress does not scroll the password away, and before its end is stored, so that a run that is
      // interrupted in between still creates the administrator.
      if (lacksAdministrator) await createFirstAdministrator(payload, report, adminEmail);
      if (lacksContent) await finish(payload, database);
      if (lacksRecord) await recordDocuments(payload);
    } finally {
      await payload.destroy();
    }
    return undefined;
  });
}

/** Returns what a run has to do. */
function lacksOf({ demoContent, adminEmail }: Configuration, { isFinished, isRecorded, hasUsers }: State) {
  const lacksContent = demoContent && !isFinished;
  return {
    lacksContent,
    lacksRecord: isFinished && !isRecorded && demoContent && !missingDemoContent(),
    lacksAdministrator: (lacksContent || adminEmail !== undefined) && !hasUsers,
  };
}

/** Adds the documents to the record of a finished import. */
async function recordDocuments(payload: Payload): Promise<void> {
  const record = (await payload.kv.get<{ finishedAt: string }>(seedKey)) ?? {};
  await payload.kv.set(seedKey, { ...record, documents: await findSeededContent(payload) });
}

/**
 * Stores that the demo content is imported, so that content deleted by editors is not imported again, and the documents, so that they can
 * be removed.
 */
async function finish(payload: Payload, database: Client): Promise<void> {
  await payload.kv.set(seedKey, { finishedAt: new Date().toISOString(), documents: await findSeededContent(payload) });
  // Without statistics, which PostgreSQL collects only some minutes later, it plans queries for empty tables.
  await database.query('analyze');
}

/** `isRecorded` is false if an earlier version has imported the content without recording its documents. */
type State = { isFinished: boolean; isRecorded: boolean; hasUsers: boolean };

/** Reads the state without Payload, whose start takes longer than everything else in a later set-up. */
async function stateOf(database: Client): Promise<State> {
  const { rows } = await database.query<State>(
    `select exists (select from payload_kv where key = $1) as "isFinished",
       exists (select from payload_kv where key = $1 and data ? 'documents') as "isRecorded", exists (select from users) as "hasUsers"`,
    [seedKey],
  );
  return rows[0] ?? { isFinished: false, isRecorded: false, hasUsers: false };
}

/**
 * Waits for other set-ups of this database, then runs the work. The lock ends with its connection, even if the process is killed.
 */
async function withSeedLock<Result>(databaseUrl: string, work: (database: Client) => Promise<Result>): Promise<Result> {
  const database = new Client({ connectionString: databaseUrl });
  database.on('error', () => {});
  await database.connect();
  try {
    await database.query('select pg_advisory_lock($1)', [locks.seed]);
    return await work(database);
  } finally {
    await database.end();
  }
}

/** Creates an administrator with a random password, and reports the credentials. */
async function createFirstAdministrator(payload: Payload, report: Report, email = defaultEmail): Promise<void> {
  const password = randomBytes(18).toString('base64url');
  await payload.create({
    collection: 'users',
    data: { email, password, name: 'Administrator', role: 'administrator' },
    depth: 0,
  });
  report(`administrator ${email}, password ${password} (shown only now)`);
}
