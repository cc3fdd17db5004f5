import { localeOfSite } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Colour } from '../platform/generated/contract.ts';
import type { ColourSource } from './colour-source.ts';

/** What is offered in a colour: its surfaces, and the live products that come in it. */
export type ColourOffer = Pick<Colour, 'finishes' | 'factValues' | 'productCount'>;

/** The system whose colours a product marked 'any RAL' comes in, all of them, and the fact value by which such a product is found. */
const anyRal = { system: 'RAL Classic', factValue: 'any-ral' };

/** Finishes are named in the dictionary of facts; one that is not there stands for itself. */
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

/** The offer of a colour in its site; all look-ups of a moment go in one statement. */
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
