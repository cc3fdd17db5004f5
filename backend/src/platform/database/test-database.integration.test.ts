import { expect, it } from 'vitest';
import { testDatabase } from './test-database.ts';
import { withClient } from './with-client.ts';

it('each suite has its own database', async () => {
  const [one, other] = await Promise.all([testDatabase('bare'), testDatabase('bare')]);
  await withClient(one.url, (client) => client.query('create table own (n int)'));
  const tables = (url: string) =>
    withClient(url, async (client) => (await client.query("select from pg_tables where tablename = 'own'")).rowCount);
  expect(await tables(one.url)).toBe(1);
  expect(await tables(other.url)).toBe(0);
  await Promise.all([one.drop(), other.drop()]);
  await expect(tables(one.url)).rejects.toThrow('does not exist');
});
