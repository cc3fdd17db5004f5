import { setTimeout as sleep } from 'node:timers/promises';
import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import type { Migration } from 'payload';

const pauseMs = 1000;
/** 30 minutes: the backup of a large installation reads all tables for as long. */
const attempts = 1200;

/** Code of PostgreSQL for a lock that was not available in time. */
const lockNotAvailable = '55P03';

/**
 * Returns a migration that never waits long for a table. A waiting `alter table` makes all later statements on the table queue behind it,
 * so behind a long reader, such as a backup, it would stop the whole product. This one releases its locks and tries again.
 */
export function yieldLocks({ up, ...migration }: Migration): Migration {
  return {
    ...migration,
    up: async (given: unknown) => {
      // Payload types the arguments as unknown; migrations here are for PostgreSQL.
      const args = given as MigrateUpArgs;
      // Shorter than `deadlock_timeout` (1 s), so that a migration gives way before PostgreSQL cancels the statement of a program.
      await args.db.execute(sql`set local lock_timeout = '500ms'`);
      await args.db.execute(sql`savepoint attempt`);
      for (let attempt = 1; ; attempt++) {
        try {
          await up(args);
          break;
        } catch (error) {
          if (attempt === attempts || !isLockNotAvailable(error)) throw error;
          await args.db.execute(sql`rollback to savepoint attempt`);
        }
        if (attempt === 1) args.payload.logger.info(`${migration.name} waits until the tables that it changes are not in use`);
        await sleep(pauseMs);
      }
      await args.db.execute(sql`set local lock_timeout = 0`);
    },
  };
}

function isLockNotAvailable(error: unknown): boolean {
  return error instanceof Error && ((error as { code?: unknown }).code === lockNotAvailable || isLockNotAvailable(error.cause));
}
