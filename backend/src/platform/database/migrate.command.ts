import type { Command } from '../commands/command.ts';
import { migrateDatabase } from './migrate-database.ts';

/**
 * Migrates the database to the current code, as its owner, and grants the programs' role access to it. Only this command changes the
 * database structure.
 */
export const migrate: Command = async ({ configuration, ownerConfig, print }) => {
  const { migrationDatabaseUrl, databaseUrl } = configuration;
  const outcome = await migrateDatabase(migrationDatabaseUrl, ownerConfig, databaseUrl);
  if ('problem' in outcome) return outcome;
  print(outcome.applied.length === 0 ? 'database: up to date' : `database: migrated (${outcome.applied.join(', ')})`);
  return undefined;
};
