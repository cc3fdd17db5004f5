import type { ClientBase } from 'pg';
import { isConnectionError, withClient } from './database/with-client.ts';
import { fieldKeyProblem } from './field-key-check.ts';
import type { FieldKeys } from './field-keys.ts';

/** Table that exists from the beginning of a restore until its end. */
export const unfinishedRestore = 'unfinished_restore';

/**
 * Returns why the programs must not use this database: an unfinished restore, or a missing field key. Returns undefined if it has no
 * tables yet or cannot be reached: readiness reports both.
 */
export async function startProblem(databaseUrl: string, fieldKeys: FieldKeys): Promise<string | undefined> {
  try {
    return await withClient(databaseUrl, async (client) => {
      const unfinished = await unfinishedRestoreProblem(client);
      if (unfinished) return unfinished;
      const { rows } = await client.query<{ exists: boolean }>("select to_regclass('field_key') is not null as exists");
      return rows[0]?.exists ? await fieldKeyProblem(client, fieldKeys) : undefined;
    });
  } catch (error) {
    if (isConnectionError(error)) return undefined;
    throw error;
  }
}

/** Returns why a database cannot be used if a restore began and did not finish. */
export async function unfinishedRestoreProblem(client: ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ exists: boolean }>(`select to_regclass('${unfinishedRestore}') is not null as exists`);
  return rows[0]?.exists
    ? 'a restore of this database has not finished: run plantsoen restore again, with --overwrite'
    : undefined;
}
