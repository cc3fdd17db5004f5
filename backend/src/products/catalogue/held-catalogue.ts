import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../platform/api/counted-sql.ts';

type Held<Value> = { version: string; value: Value };

/**
 * What is made of a site's catalogue, held in memory and checked against the catalogue's version at each use: one small statement
 * while nothing changed, so that every process answers from the same state as the database.
 */
export class HeldCatalogue<Value> {
  readonly #held = new Map<SiteId, Promise<Held<Value>>>();
  readonly #read: (sql: Sql, siteId: SiteId) => Promise<Value>;

  constructor(read: (sql: Sql, siteId: SiteId) => Promise<Value>) {
    this.#read = read;
  }

  /** `known` is the version where another statement has read it already. */
  async of(sql: Sql, siteId: SiteId, known?: string): Promise<Value> {
    const version = known ?? (await currentVersion(sql));
    const held = await this.#held.get(siteId)?.catch(() => undefined);
    if (held?.version === version) return held.value;
    const reading = this.#read(sql, siteId).then((value) => ({ version, value }));
    this.#held.set(siteId, reading);
    return (await reading).value;
  }
}

async function currentVersion(sql: Sql): Promise<string> {
  const rows = await sql.query<{ version: string }>('select version::text from catalogue_version');
  return rows[0]?.version ?? '0';
}
