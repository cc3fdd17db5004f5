import type { Client } from 'pg';
import { namedFiles } from '../backup/named-files.ts';
import type { Configuration } from '../platform/configuration.ts';
import { migrations } from '../platform/database/migrations/index.ts';
import { withClient } from '../platform/database/with-client.ts';
import { missingKeys, neededKeys } from '../platform/field-key-check.ts';
import { unfinishedRestoreProblem } from '../platform/start-check.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { type CheckResult, failed, ok } from './check-result.ts';
import { checkRights } from './check-rights.ts';

const minVersion = 150_000;
const maxClockMs = 2000;
/** Number of files that are looked for. */
const sampleSize = 20;

type Facts = {
  version: string;
  number: number;
  encoding: string;
  now: number;
  migrated: boolean;
  registered: boolean;
};

/** Checks version, encoding, rights, clock, replication slots, archiving, migrations, field keys and files. Changes nothing. */
export function checkDatabase(configuration: Configuration): Promise<CheckResult[]> {
  return withClient(configuration.databaseUrl, async (client) => {
    const begin = Date.now();
    const { rows } = await client.query<Facts>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
         pg_encoding_to_char(encoding) as encoding, extract(epoch from clock_timestamp())::float8 * 1000 as now,
         to_regclass('payload_migrations') is not null as migrated, to_regclass('field_key') is not null as registered
       from pg_database where datname = current_database()`,
    );
    const [facts] = rows;
    if (!facts) return [failed('database', 'it returned no facts about itself')];
    const clock = clockResult(facts.now, begin);
    const unfinished = await unfinishedRestoreProblem(client);
    if (unfinished) return [versionResult(facts), clock, failed('migrations', unfinished)];
    const rights = await checkRights(client, configuration);
    // Without them, the other checks would fail for the same reason.
    if (!rights.isOk) return [versionResult(facts), rights, clock];
    return [
      versionResult(facts),
      rights,
      clock,
      await slotResult(client),
      ...(await archivingResults(client)),
      await migrationResult(client, facts),
      facts.registered
        ? keyResult(missingKeys(configuration.fieldKeys, await neededKeys(client)))
        : ok('field keys', 'no content is encrypted yet'),
      ...(facts.registered ? await fileResults(client, configuration) : []),
    ];
  });
}

function versionResult({ version, number, encoding }: Facts): CheckResult {
  if (number < minVersion) return failed('database', `PostgreSQL ${version} is too old: 15 or newer is required`);
  return encoding === 'UTF8'
    ? ok('database', `PostgreSQL ${version}, ${encoding}`)
    : failed('database', `its encoding is ${encoding}, not UTF8`);
}

/** Compares the clocks. The answer of the database came between the beginning and now. */
function clockResult(databaseNow: number, begin: number): CheckResult {
  const difference = Math.max(begin - databaseNow, databaseNow - Date.now(), 0);
  const text = `${(difference / 1000).toFixed(1)} s between this machine and the database`;
  return difference <= maxClockMs ? ok('clock', text) : failed('clock', `${text}: synchronise both with NTP`);
}

/** Checks that no replication slot is unused. It would keep the log of the database until the disk is full. */
async function slotResult(client: Client): Promise<CheckResult> {
  const { rows } = await client.query<{ name: string }>('select slot_name as name from pg_replication_slots where not active');
  const names = rows.map(({ name }) => name).join(', ');
  return rows.length === 0
    ? ok('replication', 'no slot is unused')
    : failed('replication', `unused slots keep the log of the database until its disk is full: ${names}`);
}

/** Checks `archive_command`. While it fails, the log of the database grows until the disk is full. No result if archiving is off. */
async function archivingResults(client: Client): Promise<CheckResult[]> {
  const { rows } = await client.query<{ file: string; fails: boolean | null }>(
    `select last_failed_wal as file, last_failed_time > coalesce(last_archived_time, '-infinity') as fails
     from pg_stat_archiver where exists (select from pg_settings where name = 'archive_mode' and setting <> 'off')`,
  );
  const text = 'archive_command fails, so that the log of the database grows until its disk is full';
  return rows.map(({ file, fails }) =>
    fails ? failed('archiving', `${text}: ${file}`) : ok('archiving', 'archive_command has not failed since its last file'),
  );
}

async function migrationResult(client: Client, { migrated }: Facts): Promise<CheckResult> {
  const names = migrations.map(({ name }) => name);
  const applied = migrated
    ? (await client.query<{ name: string }>('select name from payload_migrations')).rows.map(({ name }) => name)
    : [];
  const missing = names.filter((name) => !applied.includes(name));
  const newer = applied.filter((name) => name > (names.at(-1) ?? ''));
  if (newer.length > 0) return failed('migrations', `a newer version of Plantsoen migrated the database (${newer.join(', ')})`);
  if (missing.length > 0) return failed('migrations', `${missing.length} of ${names.length} are missing: run plantsoen migrate`);
  return ok('migrations', `all ${names.length} are applied`);
}

function keyResult(missing: readonly string[]): CheckResult {
  if (missing.length === 0) return ok('field keys', 'all keys of stored content are available');
  return failed('field keys', `stored content needs the key ${missing.join(', ')}, which is absent or another one`);
}

/**
 * Looks for some of the files that the database names, because a bucket that was emptied answers like any other. No result if the
 * storage cannot be used: its own check reports that.
 */
async function fileResults(client: Client, configuration: Configuration): Promise<CheckResult[]> {
  const storage = await openStorage(configuration);
  if (await storage.problem()) return [];
  const sample = [...(await namedFiles(client, sampleSize))];
  const infos = await Promise.all(sample.map((key) => storage.stat(key)));
  const lost = sample.filter((_, index) => !infos[index]);
  return [
    lost.length === 0
      ? ok('files', `${sample.length} that the database names were looked for, and exist`)
      : failed('files', `${lost.length} of ${sample.length} that were looked for are lost, such as ${lost[0]}`),
  ];
}
