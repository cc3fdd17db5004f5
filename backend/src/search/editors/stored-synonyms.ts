import { sql } from '@payloadcms/db-postgres/drizzle';
import { type LocaleCode, siteIdOf } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../platform/api/instrumented-sql.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import type { SynonymGroup } from '../search-engine.ts';

/** PostgreSQL channel that notifies of changed synonyms. */
export const synonymChannel = 'plantsoen_synonyms';

export type StoredGroup = { id: number; site: LocaleCode; words: string[] };

/** Returns all groups, oldest first. */
export async function storedGroups(reads: Sql): Promise<StoredGroup[]> {
  return reads.query<StoredGroup>(
    `select synonyms.id, site::text as site, array_agg(word.text order by word."order") as words
     from synonyms join synonyms_texts word on word.parent_id = synonyms.id and word.path = 'words'
     group by synonyms.id, site order by synonyms.id`,
  );
}

/** Returns all groups in the format of the engine. */
export async function synonymGroups(reads: Sql): Promise<SynonymGroup[]> {
  return (await storedGroups(reads)).map(({ site, words }) => ({ siteId: siteIdOf(site), words }));
}

/** Notifies every process, once the transaction commits, to send the synonyms to its engine. */
export async function tellSynonymsChanged(transaction: SqlExecutor): Promise<void> {
  await transaction.execute(sql`select pg_notify(${synonymChannel}, '')`);
}
