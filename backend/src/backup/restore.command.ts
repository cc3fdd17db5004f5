import { Readable } from 'node:stream';
import { Client } from 'pg';
import type { BareContext, Command, CommandContext, CommandProblem } from '../platform/commands/command.ts';
import { migrateDatabase } from '../platform/database/migrate-database.ts';
import { withClient } from '../platform/database/with-client.ts';
import { startProblem } from '../platform/start-check.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { ArchiveError, filePrefix, tablePrefix } from './archive-format.ts';
import { fingerprintOf, openKeys, readPassphrase } from './archive-keys.ts';
import { fileExists } from './file-exists.ts';
import { type InspectedArchive, inspectArchive } from './inspect-archive.ts';
import { DatabaseLoad, emptyDatabase } from './load-database.ts';
import { readArchive } from './read-archive.ts';
import { restoreKeys } from './restore-keys.ts';
import { restoreProblem } from './restore-problem.ts';
import { restoreTargetOf } from './restore-target.ts';
import { deleteFiles } from './storage-files.ts';

type RestoreOptions = { archive: string; keysPassphraseFile?: string; overwrite?: true };

const progress = (line: string) => console.error(line);

/** Restores an archive. It is verified first, so that a damaged one changes nothing. */
export const restore: Command<RestoreOptions, BareContext> = async (bare, options) => {
  try {
    return await verifyAndRestore(bare, options);
  } catch (error) {
    if (error instanceof ArchiveError) return { problem: error.message };
    throw error;
  }
};

async function verifyAndRestore(bare: BareContext, options: RestoreOptions): Promise<CommandProblem | undefined> {
  const { archive, keysPassphraseFile, overwrite = false } = options;
  if (!fileExists(archive)) return { problem: `there is no file ${archive}` };
  const passphrase = readPassphrase(keysPassphraseFile);
  if (typeof passphrase === 'object') return passphrase;
  const begin = performance.now();
  progress('verifying the archive');
  const inspected = await inspectArchive(archive);
  const archived = inspected.keys && openKeys(inspected.keys, passphrase);
  if (inspected.keys && !archived)
    progress('the keys in the archive are encrypted and are not used: --keys-passphrase-file is not set');
  const target = restoreTargetOf(bare.env);
  if ('problem' in target) return target;
  const { databaseUrl, ownerUrl } = target;
  const storage = await openStorage(target);
  const problem =
    (await restoreProblem({ databaseUrl, ownerUrl, storage, overwrite }, inspected.database)) ??
    restoreKeys({ target, archived, needed: inspected.database.fieldKeys, overwrite });
  if (problem) return { problem };
  const context = await bare.configure();
  if ('problem' in context) return context;
  const { payloadSecret, previousSecrets, fieldKeys } = context.configuration;
  const isOfArchive = (secret: string) => fingerprintOf(secret) === inspected.header.payloadSecret;
  if (!isOfArchive(payloadSecret))
    progress(
      `PAYLOAD_SECRET is another one: editors must log in again${previousSecrets.some(isOfArchive) ? '' : ', and links in earlier newsletters no longer work'}`,
    );
  const failure = await replaceContent(context, storage, archive, inspected);
  if (failure) return failure;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const keyProblem = await startProblem(databaseUrl, fieldKeys);
  if (keyProblem) return { problem: keyProblem };
  bare.print(`restore: ${inspected.files} files and the database of ${inspected.header.createdAt} in ${seconds} s`);
  if (context.configuration.searchService)
    bare.print('search: run plantsoen search rebuild to fill the index of the search service');
  return undefined;
}

/** Replaces the content of database and data folder. Until the end, the database is marked as unfinished. */
async function replaceContent(
  { configuration, ownerConfig }: CommandContext,
  storage: FileStorage,
  archive: string,
  { database }: InspectedArchive,
): Promise<CommandProblem | undefined> {
  const { databaseUrl, migrationDatabaseUrl: ownerUrl } = configuration;
  await withClient(ownerUrl, emptyDatabase);
  progress('database: creating the tables');
  const created = await migrateDatabase(ownerUrl, ownerConfig, ownerUrl, { migrations: database.migrations });
  if ('problem' in created) return created;
  const client = new Client({ connectionString: ownerUrl, application_name: 'plantsoen restore' });
  client.on('error', () => {});
  await client.connect();
  try {
    const load = new DatabaseLoad(client, database);
    const problem = await load.begin();
    if (problem) return { problem };
    await deleteFiles(storage, configuration);
    await loadMembers(archive, load, storage);
    await load.finish();
    progress(`database: ${load.tableCount} tables loaded`);
  } finally {
    await client.end();
  }
  const migrated = await migrateDatabase(ownerUrl, ownerConfig, databaseUrl);
  if ('problem' in migrated) return migrated;
  if (migrated.applied.length > 0) progress(`database: migrated (${migrated.applied.join(', ')})`);
  return undefined;
}

/** Writes the files and loads the rows of an archive, in its order. */
async function loadMembers(archive: string, load: DatabaseLoad, storage: FileStorage): Promise<void> {
  let [files, parts] = [0, 0];
  for await (const { name, content } of readArchive(archive)) {
    if (name.startsWith(filePrefix)) {
      await storage.write(name.slice(filePrefix.length), Readable.from(content));
      files += 1;
      if (files % 500 === 0) progress(`files: ${files} restored`);
    }
    if (name.startsWith(tablePrefix)) {
      const [schema = '', table = ''] = name.slice(tablePrefix.length).split('/');
      await load.load(schema, table, content);
      parts += 1;
      if (parts % 100 === 0) progress(`database: ${parts} parts loaded, now ${table}`);
    }
  }
  progress(`files: ${files} restored`);
}
