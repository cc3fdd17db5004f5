import { sql } from '@payloadcms/db-postgres';
import { isLocaleCode, type LocaleCode } from '@plantsoen/contract/locales.ts';
import type { PayloadRequest } from 'payload';
import { requestSql } from '../database/request-sql.ts';
import type { DraftedCollection } from './drafted-collections.ts';

export type DraftedEntry = { collection: DraftedCollection; id: number };

type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>;

/** Returns the languages in which an entry is published, within the request's transaction. A language without a row is not published. */
export async function liveLocales(req: Request, { collection, id }: DraftedEntry): Promise<LocaleCode[]> {
  const db = await requestSql(req);
  const { rows } = await db.execute<{ locale: string }>(sql`
    select _locale::text as locale from ${sql.identifier(`${collection}_locales`)}
    where _parent_id = ${id} and _status::text = 'published' order by _locale`);
  return rows.map(({ locale }) => locale).filter(isLocaleCode);
}

/** Returns the languages in which an entry's latest draft can be published: those with a title and a slug. */
export async function writtenLocales(req: Request, { collection, id }: DraftedEntry): Promise<LocaleCode[]> {
  const db = await requestSql(req);
  const { rows } = await db.execute<{ locale: string }>(sql`
    select l._locale::text as locale
    from ${sql.identifier(`_${collection}_v`)} v join ${sql.identifier(`_${collection}_v_locales`)} l on l._parent_id = v.id
    where v.parent_id = ${id} and v.latest and l.version_title <> '' and l.version_slug <> '' order by l._locale`);
  return rows.map(({ locale }) => locale).filter(isLocaleCode);
}
