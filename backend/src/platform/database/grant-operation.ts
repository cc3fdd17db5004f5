import { type Client, escapeIdentifier } from 'pg';
import { isNotOfExtension } from './extension-objects.ts';

const schemas = ['public', 'graphile_worker'];

/** Rights on each object of the product. Objects of extensions belong to another role, which decides about them. */
const objects = `
  select format('select, insert, update, delete on %s', oid::regclass) as grant from pg_class
  where relnamespace = any($1::regnamespace[]) and relkind in ('r', 'p', 'v', 'm') and ${isNotOfExtension('pg_class', 'pg_class.oid')}
  union all select format('usage, select, update on sequence %s', oid::regclass) from pg_class
  where relnamespace = any($1::regnamespace[]) and relkind = 'S' and ${isNotOfExtension('pg_class', 'pg_class.oid')}
  union all select format('execute on routine %s', oid::regprocedure) from pg_proc
  where pronamespace = any($1::regnamespace[]) and ${isNotOfExtension('pg_proc', 'pg_proc.oid')}`;

/**
 * Lets a role read and write the rows of all tables, but change no table. The queue's tables restrict rows to their owner, so that
 * they need a policy for the role, too. Its name is that of the role, so that a former role keeps working during a rotation.
 */
export async function grantOperation(client: Client, name: string): Promise<void> {
  const role = escapeIdentifier(name);
  await client.query('begin');
  for (const schema of schemas) await client.query(`grant usage on schema ${schema} to ${role}`);
  const grants = await client.query<{ grant: string }>(objects, [schemas]);
  await client.query(grants.rows.map(({ grant }) => `grant ${grant} to ${role}`).join(';'));
  const { rows } = await client.query<{ table: string }>(
    `select c.oid::regclass as table from pg_class c
     where c.relrowsecurity and c.relnamespace = any($1::regnamespace[]) and ${isNotOfExtension('pg_class', 'c.oid')}`,
    [schemas],
  );
  for (const { table } of rows)
    await client.query(`drop policy if exists ${role} on ${table};
      create policy ${role} on ${table} to ${role} using (true) with check (true)`);
  await client.query('commit');
}
