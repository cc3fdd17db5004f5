import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, statSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BareContext, Command, CommandProblem } from '../platform/commands/command.ts';
import { exitCodes } from '../platform/commands/exit-codes.ts';
import { withClient } from '../platform/database/with-client.ts';
import { unfinishedRestoreProblem } from '../platform/start-check.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { ArchiveError } from './archive-format.ts';
import { readPassphrase } from './archive-keys.ts';
import { backupMembers } from './backup-members.ts';
import { fileExists } from './file-exists.ts';
import { inspectArchive } from './inspect-archive.ts';
import { type MemberSource, writeArchive } from './write-archive.ts';

type BackupCommandOptions = { target: string; withKeys?: true; keysPassphraseFile?: string; overwrite?: true };

const progress = (line: string) => console.error(line);

/** Writes a backup of the running installation to an archive, and verifies it. */
export const backup: Command<BackupCommandOptions> = async (context, options) => {
  const passphrase = readPassphrase(options.keysPassphraseFile);
  if (typeof passphrase === 'object') return passphrase;
  const withKeys = options.withKeys === true || passphrase !== undefined;
  const { configuration } = context;
  const unfinished = await withClient(configuration.databaseUrl, unfinishedRestoreProblem);
  if (unfinished) return { problem: unfinished };
  const storage = await openStorage(configuration);
  const members = backupMembers({ configuration, storage, withKeys, passphrase, progress });
  const { source, missing } = withMissingFiles(members);
  if (options.target === '-') return (await writeToOutput(source)) ?? incompleteBackup(missing());
  const path = pathOf(options.target);
  const exists = { problem: `${path} exists: choose another name, or add --overwrite` };
  const mayReplace = () => options.overwrite || !existsSync(path);
  if (!mayReplace()) return exists;
  // The name is random, so that two backups to the same file do not write to one another.
  const partial = `${path}.${randomUUID()}.part`;
  try {
    await writeArchive(source, createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }));
    progress('verifying the archive');
    await inspectArchive(partial);
    if (!mayReplace()) return exists;
    await rename(partial, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).path !== partial) throw error;
    return { problem: `the archive cannot be written: ${(error as Error).message}` };
  } finally {
    await rm(partial, { force: true });
  }
  context.print(
    `backup: ${path}, ${megabytes((await stat(path)).size)}${withKeys ? '' : ', without keys: store them separately'}`,
  );
  return incompleteBackup(missing());
};

/** Writes an archive to standard output. Returns a problem if the program or file there does not take it. */
async function writeToOutput(members: MemberSource): Promise<CommandProblem | undefined> {
  let failure: Error | undefined;
  process.stdout.once('error', (error) => {
    failure = error;
  });
  // A failure of the source also ends the output with this error.
  let ofSource: unknown;
  async function* source(): MemberSource {
    try {
      return yield* members;
    } catch (error) {
      ofSource = error;
      throw error;
    }
  }
  try {
    await writeArchive(source(), process.stdout);
    return undefined;
  } catch (error) {
    if (error !== failure || error === ofSource) throw error;
    return { problem: `standard output cannot be written: ${failure?.message}` };
  }
}

/** Verifies an archive: every member must have the hash in the manifest. */
export const verifyBackup: Command<{ archive: string }, BareContext> = async ({ print }, { archive }) => {
  if (!fileExists(archive)) return { problem: `there is no file ${archive}` };
  try {
    const { header, files, tables, keys, missingFiles } = await inspectArchive(archive);
    print(
      `${archive}: intact, of ${header.createdAt}, ${files} files, ${tables} parts of tables, ${keys ? 'with' : 'without'} keys`,
    );
    for (const key of missingFiles) print(`missing when the backup was made: ${key}`);
    return undefined;
  } catch (error) {
    if (error instanceof ArchiveError) return { problem: error.message };
    throw error;
  }
};

/** Returns the path of the archive: in a folder, its name contains the time. */
function pathOf(target: string): string {
  const path = resolve(target);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  return isFolder ? join(path, `plantsoen-${time}.tar.zst`) : path;
}

/** Passes the members on, and remembers the missing files. */
function withMissingFiles(members: MemberSource): { source: MemberSource; missing(): readonly string[] } {
  let missingFiles: readonly string[] = [];
  async function* source(): MemberSource {
    const result = yield* members;
    missingFiles = result.missingFiles;
    return result;
  }
  return { source: source(), missing: () => missingFiles };
}

/** Returns the problem of a backup without the missing files. Its exit code is not that of a failure: the archive is usable. */
export function incompleteBackup(missing: readonly string[]): CommandProblem | undefined {
  if (missing.length === 0) return undefined;
  const files = missing.map((key) => `  ${key}`).join('\n');
  return {
    problem: `the archive is complete but for ${missing.length} files that the database names and that do not exist:\n${files}`,
    exitCode: exitCodes.incompleteBackup,
  };
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
