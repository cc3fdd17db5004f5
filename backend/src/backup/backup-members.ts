import { Client } from 'pg';
import type { Configuration } from '../platform/configuration.ts';
import { locks } from '../platform/database/locks.ts';
import { withClient } from '../platform/database/with-client.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { type ArchiveHeader, type ArchiveMember, archiveVersion, jsonMember, memberNames } from './archive-format.ts';
import { archiveKeys, fingerprintOf, keysOf } from './archive-keys.ts';
import { describeDatabase, dumpTable, rowsOf, textSettings } from './dump-database.ts';
import { namedFiles } from './named-files.ts';
import { fileMember, listFiles } from './storage-files.ts';
import type { MemberSource } from './write-archive.ts';

export type BackupOptions = {
  configuration: Configuration;
  storage: FileStorage;
  /** Whether the archive contains the keys, and the passphrase that encrypts them there. */
  withKeys: boolean;
  passphrase: string | undefined;
  progress(line: string): void;
};

/**
 * Yields the members of a backup. Files are copied first. Then the snapshot of the database begins, so that most files that it names are
 * there already; files that came or changed meanwhile are copied after it. A file that the snapshot names is missing only if it had been
 * lost before, and is then named in the manifest.
 */
export async function* backupMembers({ configuration, storage, withKeys, passphrase, progress }: BackupOptions): MemberSource {
  const { databaseUrl } = configuration;
  const header: ArchiveHeader = {
    archiveVersion,
    createdAt: new Date().toISOString(),
    payloadSecret: fingerprintOf(configuration.payloadSecret),
  };
  yield jsonMember(memberNames.header, header);
  if (withKeys) yield jsonMember(memberNames.keys, archiveKeys(keysOf(configuration), passphrase));
  const copied = new Map<string, string>();
  yield* copyFiles(storage, copied);
  progress(`files: ${copied.size} copied`);
  const snapshot = yield* dumpDatabase(databaseUrl, progress);
  const before = copied.size;
  yield* copyFiles(storage, copied);
  progress(`files: ${copied.size - before} more copied after the snapshot`);
  const absent = [...snapshot].filter((key) => !copied.has(key));
  // A file of a record that was deleted after the snapshot is not missing.
  const still =
    absent.length === 0 ? absent : await withClient(databaseUrl, namedFiles).then((now) => absent.filter((key) => now.has(key)));
  return { missingFiles: still.sort() };
}

/** Yields the files that are new or have changed since they were copied. */
async function* copyFiles(storage: FileStorage, copied: Map<string, string>): AsyncGenerator<ArchiveMember> {
  for await (const { key, stamp } of listFiles(storage)) {
    if (copied.get(key) === stamp) continue;
    const member = await fileMember(storage, key);
    if (!member) continue;
    yield member;
    copied.set(key, stamp);
  }
}

/** Yields a snapshot of the database, and returns the files that it names. Migrations wait until the end. */
async function* dumpDatabase(databaseUrl: string, progress: (line: string) => void): AsyncGenerator<ArchiveMember, Set<string>> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'plantsoen backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(textSettings);
    await client.query('select pg_advisory_lock_shared($1)', [locks.migration]);
    await client.query('begin isolation level repeatable read, read only');
    const description = await describeDatabase(client);
    yield jsonMember(memberNames.database, description);
    const [{ size = '' } = {}] = await rowsOf<{ size: string }>(
      client,
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    );
    progress(`database: snapshot of ${description.tables.length} tables, ${size} with indexes`);
    let parts = 0;
    for (const table of description.tables) {
      for await (const part of dumpTable(client, table)) {
        yield part;
        parts += 1;
        if (parts % 100 === 0) progress(`database: ${parts} parts copied, now ${table.name}`);
      }
    }
    return await namedFiles(client);
  } finally {
    await client.end();
  }
}
