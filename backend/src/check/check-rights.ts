import type { Client } from 'pg';
import type { Configuration } from '../platform/configuration.ts';
import { withClient } from '../platform/database/with-client.ts';
import { type CheckResult, failed, ok } from './check-result.ts';

const maxListed = 3;

/** Returns the tables that a role cannot read and write. Row security without a policy for the role hides all rows from it. */
const closedTables = `
  select format('%I.%I', n.nspname, c.relname) as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and not (
    has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
    and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete')
    and (not row_security_active(c.oid) or exists (select from pg_policy p, unnest(p.polroles) role
      where p.polrelid = c.oid and (role = 0 or pg_has_role(role, 'usage')))))
  order by 1`;

const mayCreate = `
  select has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may`;

const mayCreateTemporary = `select has_database_privilege(current_database(), 'temporary') as may`;

const isOwner = `
  select pg_has_role(relowner, 'usage') as may from pg_class where oid = to_regclass('payload_migrations')`;

async function may(client: Client, question: string): Promise<boolean | undefined> {
  const { rows } = await client.query<{ may: boolean }>(question);
  return rows[0]?.may;
}

/**
 * Checks the rights of the role of DATABASE_URL. It needs those of a migration only if it has no separate role: there is no
 * MIGRATION_DATABASE_URL, and no other role owns the tables.
 */
export async function checkRights(
  client: Client,
  { databaseUrl, migrationDatabaseUrl }: Pick<Configuration, 'databaseUrl' | 'migrationDatabaseUrl'>,
): Promise<CheckResult> {
  const name = 'database rights';
  if (!(await may(client, mayCreateTemporary)))
    return failed(name, 'the role of DATABASE_URL may not create temporary tables, which previews need: grant it TEMPORARY');
  const migrates = migrationDatabaseUrl === databaseUrl && (await may(client, isOwner)) !== false;
  if (migrates) return (await may(client, mayCreate)) ? ok(name, 'may create tables and schemas') : failed(name, mayNotCreate);
  const tables = (await client.query<{ table: string }>(closedTables)).rows.map(({ table }) => table);
  if (tables.length === 0) return ok(name, 'may read and write rows, and migrates with MIGRATION_DATABASE_URL');
  const listed =
    tables.slice(0, maxListed).join(', ') + (tables.length > maxListed ? ` and ${tables.length - maxListed} others` : '');
  return failed(name, `the role of DATABASE_URL may not read and write ${listed}: run plantsoen migrate with both variables`);
}

/** Checks the rights of the role of MIGRATION_DATABASE_URL. Returns no result if there is no separate role. */
export async function checkMigrationRights({ databaseUrl, migrationDatabaseUrl }: Configuration): Promise<CheckResult[]> {
  if (migrationDatabaseUrl === databaseUrl) return [];
  return withClient(migrationDatabaseUrl, async (client) => {
    if (!(await may(client, mayCreate))) return [failed('migration rights', mayNotCreate)];
    return (await may(client, isOwner)) === false
      ? [failed('migration rights', 'the role does not own the tables, so that it cannot change them')]
      : [ok('migration rights', 'may create and change tables and schemas')];
  });
}

const mayNotCreate = 'the role may not create schemas and tables';
