import { randomBytes } from 'node:crypto';
import { migrateDatabase } from '../platform/database/migrate-database.ts';
import type { TestDatabase } from '../platform/database/test-database.ts';
import { withClient } from '../platform/database/with-client.ts';

/** Role that may only read and write the rows of a test database. Drop it before the database. */
export type OperationRole = { name: string; url: string; drop(): Promise<void> };

/** Creates a role with the rights that the migrations grant it (OPS-10). */
export async function createOperationRole(database: Pick<TestDatabase, 'url'>): Promise<OperationRole> {
  const name = `operation_${randomBytes(6).toString('hex')}`;
  const run = (text: string) => withClient(database.url, async (client) => void (await client.query(text)));
  await run(`create role ${name} login`);
  const url = database.url.replace('//postgres@', `//${name}@`);
  const outcome = await migrateDatabase(database.url, () => Promise.reject(new Error('no migration is missing')), url);
  if ('problem' in outcome) throw new Error(outcome.problem);
  return { name, url, drop: () => run(`drop owned by ${name}; drop role ${name}`) };
}
