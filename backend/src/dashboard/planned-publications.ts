import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { Label } from '../platform/payload/label.ts';
import { type DraftedCollection, draftedCollections } from '../platform/publication/drafted-collections.ts';

/** Publication that is scheduled for a time; without a language it applies to every language of the entry. */
export type PlannedPublication = {
  kind: DraftedCollection;
  documentId: number;
  locale: LocaleCode | null;
  type: 'publish' | 'unpublish';
  /** Title of the latest draft in that language, or in any other. */
  title: string;
  at: Date;
  /** Name of the editor who scheduled it. */
  editor: string | null;
};

/** Returns the name of a planned change of prices without a note. */
export const pricesLabel = (count: number): Label => ({
  nl: count === 1 ? '1 prijs' : `${count} prijzen`,
  en: count === 1 ? '1 price' : `${count} prices`,
  de: count === 1 ? '1 Preis' : `${count} Preise`,
});

/** Maximum number of publications in a list. */
const maxPlanned = 200;

const titleIn = (collection: DraftedCollection) => `
  when '${collection}' then (
    select t.version_title from _${collection}_v v join _${collection}_v_locales t on t._parent_id = v.id
    where v.parent_id = (input -> 'doc' ->> 'value')::int and v.latest and t.version_title <> ''
    order by t._locale::text is distinct from input ->> 'locale', t._locale limit 1)`;

/** Lists the scheduled publications that have not run yet, the next one first. */
export async function plannedPublications(sql: Sql): Promise<PlannedPublication[]> {
  return sql.query<PlannedPublication>(
    `select input -> 'doc' ->> 'relationTo' as kind, (input -> 'doc' ->> 'value')::int as "documentId", input ->> 'locale' as locale,
       coalesce(input ->> 'type', 'publish') as type, wait_until as at,
       coalesce(case input -> 'doc' ->> 'relationTo' ${draftedCollections.map(titleIn).join('')} end, '') as title,
       (select coalesce(nullif(u.name, ''), u.email) from users u where u.id = (input -> 'user' ->> 'value')::int) as editor
     from payload_jobs where task_slug = 'schedulePublish' and completed_at is null and not coalesce(has_error, false)
       and wait_until is not null and input -> 'doc' is not null
     order by wait_until, id limit ${maxPlanned}`,
    [],
  );
}
