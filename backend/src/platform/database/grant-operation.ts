import { type Client, escapeIdentifier } from 'pg';

const schemas = ['public', 'graphile_worker'];

/**
 * Lets a role read and write the rows of all tables, but change no table. The queue's tables restrict rows to their owner, so that
 * they need a policy for the role, too. Its name is that of the role, so that a former role keeps working during a rotation.
 */
export async function grantOperation(client: Client, name: string): Promise<void> {
  const role = escapeIdentifier(name);
  await client.query('begin');
  for (const schema of schemas)
    await client.query(`grant usage on schema ${schema} to ${role};
      grant select, insert, update, delete on all tables in schema ${schema} to ${role};
      grant usage, select, update on all sequences in schema ${schema} to ${role};
      grant execute on all functions in schema ${schema} to ${role}`);
  const { rows } = await client.query<{ table: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relrowsecurity and n.nspname = any($1)`,
    [schemas],
  );
  for (const { table } of rows)
    await client.query(`drop policy if exists ${role} on ${table};
      create policy ${role} on ${table} to ${role} using (true) with check (true)`);
  await client.query('commit');
}
