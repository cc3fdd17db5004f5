import type { Configuration } from '../platform/configuration.ts';
import { withClient } from '../platform/database/with-client.ts';
import { type CheckResult, failed, ok } from './check-result.ts';

type Copy = { identity: string; isStandby: boolean; position: string };

/** Checks that the read replica is a standby of the database, and how far it is behind. Without a replica there is no result. */
export async function checkReplica({
  databaseUrl,
  databaseReadUrl,
}: Pick<Configuration, 'databaseUrl' | 'databaseReadUrl'>): Promise<CheckResult[]> {
  if (databaseReadUrl === undefined) return [];
  const name = 'read replica';
  const [replica, primary] = [await copyAt(databaseReadUrl), await copyAt(databaseUrl)];
  if (replica?.identity !== primary?.identity) return [failed(name, 'it is no copy of the database of DATABASE_URL')];
  if (!replica?.isStandby) return [failed(name, 'it is no standby: the primary itself, or promoted')];
  return [ok(name, `${Number(primary?.position) - Number(replica.position)} changes behind the primary`)];
}

/** Reads what identifies a copy of a database, and the newest change that it contains. */
const copyAt = (url: string): Promise<Copy | undefined> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<Copy>(
      `select concat_ws(' ', (select system_identifier from pg_control_system()), d.oid) as identity,
         pg_is_in_recovery() as "isStandby", (select coalesce(max(id), 0) from change) as position
       from pg_database d where d.datname = current_database()`,
    );
    return rows[0];
  });
