import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../platform/api/counted-sql.ts';

type Held<Value> = { version: string; value: Value };
type CurrentVersion = (sql: Sql) => Promise<string>;

/**
 * What is made of a site's records, held in memory and checked against their version at each use: one small statement while nothing
 * changed, so that every process answers from the same state as the database. Unless said otherwise the records are the catalogue.
 */
export class HeldCatalogue<Value> {
  readonly #held = new Map<SiteId, Promise<Held<Value>>>();
  readonly #read: (sql: Sql, siteId: SiteId) => Promise<Value>;
  readonly #currentVersion: CurrentVersion;

  constructor(read: (sql: Sql, siteId: SiteId) => Promise<Value>, currentVersion: CurrentVersion = catalogueVersion) {
    this.#read = read;
    this.#currentVersion = currentVersion;
  }

  /** `known` is the version where another statement has read it already. */
  async of(sql: Sql, siteId: SiteId, known?: string): Promise<Value> {
    const version = known ?? (await this.#currentVersion(sql));
    const held = await this.#held.get(siteId)?.catch(() => undefined);
    if (held?.version === version) return held.value;
    const reading = this.#read(sql, siteId).then((value) => ({ version, value }));
    this.#held.set(siteId, reading);
    return (await reading).value;
  }
}

async function catalogueVersion(sql: Sql): Promise<string> {
  const rows = await sql.query<{ version: string }>('select version::text from catalogue_version');
  return rows[0]?.version ?? '0';
}
