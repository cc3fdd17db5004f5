import { resolve } from 'node:path';
import { type Environment, readVariables } from '@plantsoen/configuration/read-variables.mjs';
import type { CommandProblem } from '../platform/commands/command.ts';
import { type S3Settings, s3SettingsOf } from '../platform/storage/storage-settings.ts';

/** The installation into which an archive is restored. */
export type RestoreTarget = {
  databaseUrl: string;
  /** Connection of the owner of the database. */
  ownerUrl: string;
  dataFolder: string;
  s3: S3Settings | undefined;
  /** Field keys of the environment, if it has them. */
  fieldKeys: string | undefined;
};

/** Reads the target from the environment. Unlike the whole configuration, this generates no missing keys. */
export function restoreTargetOf(env: Environment): RestoreTarget | CommandProblem {
  const read = readVariables(env, ['api', 'admin', 'command']);
  if ('problems' in read) return { problem: read.problems.join('\n') };
  const { DATABASE_URL: databaseUrl, DATA_FOLDER, FIELD_KEYS: fieldKeys, MIGRATION_DATABASE_URL } = read.values;
  const problems: string[] = [];
  const s3 = s3SettingsOf(read.values, problems);
  if (databaseUrl === undefined) problems.push('DATABASE_URL is not set');
  if (databaseUrl === undefined || problems.length > 0) return { problem: problems.join('\n') };
  return { databaseUrl, ownerUrl: MIGRATION_DATABASE_URL ?? databaseUrl, dataFolder: resolve(DATA_FOLDER), s3, fieldKeys };
}
