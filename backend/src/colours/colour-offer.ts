import { localeOfSite } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Colour } from '../platform/generated/contract.ts';
import type { ColourSource } from './colour-source.ts';

/** The finishes and live products that are available in a colour. */
export type ColourOffer = Pick<Colour, 'finishes' | 'factValues' | 'productCount'>;

/** The colour system of products marked 'any RAL', which come in all its colours, and the fact value of these products. */
const anyRal = { system: 'RAL Classic', factValue: 'any-ral' };

/** Finishes have their names in the dictionary of facts. A finish without an entry keeps its stored text. */
const finishes = `array(
  select coalesce(vl.title, t.text) from colours_texts t
  left join facts f on f.key = 'finish' left join fact_values v on v.fact_id = f.id and v.value = t.text
  left join fact_values_locales vl on vl._parent_id = v.id and vl._locale = $2::_locales
  where t.parent_id = c.id and t.path = 'finishes' order by t."order")`;

const statement = `
  select c.id, ${finishes} as finishes,
    (select count(*)::int from catalogue p where p.site_id = $1 and p.facts->'colour' ?| wanted.keys) as "productCount",
    array(select key from unnest(wanted.keys) key
      where exists (select from catalogue p where p.site_id = $1 and p.facts->'colour' ? key)) as "factValues"
  from colours c
  cross join lateral (select array[c.key::text] || case when c.system = $4 then array[$5::text] else '{}' end as keys) wanted
  where c.id = any($3)`;

/** Returns the offer of a colour in its site. Concurrent lookups are batched into one statement. */
export async function colourOffer(context: ApiContext, { id, siteId }: ColourSource): Promise<ColourOffer> {
  context.tags.list('Product', siteId);
  context.tags.list('Fact', siteId);
  const loader = context.loader<number, ColourOffer | undefined>(`colour-offer:${siteId}`, async (ids) => {
    const asked = [siteId, localeOfSite(siteId), ids, anyRal.system, anyRal.factValue];
    const rows = await context.sql.query<ColourOffer & { id: number }>(statement, asked);
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((wanted) => found.get(wanted));
  });
  return (await loader.load(id)) ?? { finishes: [], factValues: [], productCount: 0 };
}
