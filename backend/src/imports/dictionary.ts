import { localeCodes } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';
import type { Label } from '../platform/payload/label.ts';
import type { Choice } from './import-column.ts';

type Titles = Readonly<Record<string, string>>;
type Named = { value: string; key: string; titles: Titles };

/** Fact of the editors' dictionary. A list fact has the values that products may have. */
export type ImportedFact = { key: string; kind: 'list' | 'range'; unit: string | null; label: Label; values: readonly Choice[] };

/** Names that a file may use for values: those of facts, mountings and categories. */
export type Dictionary = { facts: readonly ImportedFact[]; mountings: readonly Choice[]; categories: readonly Choice[] };

type FactRow = { key: string; kind: 'list' | 'range'; unit: string | null; titles: Titles; values: readonly Named[] };

/** Reads the dictionary. Its first names are in the given language of the admin. */
export async function readDictionary(sql: Sql, language: string): Promise<Dictionary> {
  const facts = await sql.query<FactRow>(
    `select f.key, f.kind::text as kind, f.unit::text as unit,
       coalesce((select json_object_agg(l._locale, l.title) from facts_locales l where l._parent_id = f.id), '{}') as titles,
       coalesce((select json_agg(json_build_object('value', v.value, 'key', v.value, 'titles', coalesce((
           select json_object_agg(l._locale, l.title) from fact_values_locales l where l._parent_id = v.id), '{}')) order by v.position, v.id)
         from fact_values v where v.fact_id = f.id), '[]') as values
     from facts f order by f.position, f.id`,
    [],
  );
  const mountings = await sql.query<Named>(
    `select m.id::text as value, m.key,
       coalesce((select json_object_agg(l._locale, l.title) from mountings_locales l where l._parent_id = m.id), '{}') as titles
     from mountings m order by m.position, m.id`,
    [],
  );
  const categories = await sql.query<Named>(
    `select c.id::text as value, coalesce(c.key, c.id::text) as key, coalesce((
         select json_object_agg(l._locale, concat_ws(' > ', p.title, l.title)) from categories_locales l
         left join categories_locales p on p._parent_id = c.parent_id and p._locale = l._locale
         where l._parent_id = c.id and l.title <> ''), '{}') as titles
     from categories c order by c.position, c.id`,
    [],
  );
  return {
    facts: facts.map(({ key, kind, unit, titles, values }) => ({
      ...{ key, kind, unit, label: labelOf(titles, key), values: values.map((value) => choiceOf(value, language)) },
    })),
    mountings: mountings.map((mounting) => choiceOf(mounting, language)),
    categories: categories.map((category) => choiceOf(category, language)),
  };
}

const labelOf = (titles: Titles, key: string): Label =>
  Object.fromEntries(['nl', 'en', 'de'].map((code) => [code, titles[code] || titles.nl || key])) as Label;

/** Returns a choice whose names are its titles, that of the language first, and its key. */
function choiceOf({ value, key, titles }: Named, language: string): Choice {
  const names = [language, ...localeCodes].map((code) => titles[code] ?? '').filter(Boolean);
  return { value, names: [...new Set([...names, key])] };
}
