import type { Command } from '../commands/command.ts';
import { migrateDatabase } from './migrate-database.ts';

/** Migrates the database to the current code. Only this command changes the database structure. */
export const migrate: Command = async ({ configuration, payloadConfig, print }) => {
  const outcome = await migrateDatabase(configuration.databaseUrl, payloadConfig);
  if ('problem' in outcome) return outcome;
  print(outcome.applied.length === 0 ? 'database: up to date' : `database: migrated (${outcome.applied.join(', ')})`);
  return undefined;
};
