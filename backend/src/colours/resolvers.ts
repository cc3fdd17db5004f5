import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { seesMemberContent } from '../platform/access/roles.ts';
import { siteIdArgument } from '../platform/api/arguments.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Resolvers } from '../platform/generated/contract.ts';
import { type ColourOffer, type ColourSource, colourColumns, colourTables, isStandard, standardGroup } from './colour-source.ts';

type ColourGroupSource = { id: number; siteId: SiteId; title: string; standard: boolean; colours: ColourSource[] };

type Row = ColourSource & { chartGroup: { id: number; title: string; standard: boolean } };

const chartStatement = `
  select ${colourColumns}, $1::int as "siteId",
    json_build_object('id', g.id, 'title', coalesce(tl.title, g.key), 'standard', g.key = $3) as "chartGroup"
  from ${colourTables}
  join colour_groups g on g.id = coalesce((select s.id from colour_groups s where s.key = $3 and ${isStandard}), c.group_id)
  left join colour_groups_locales tl on tl._parent_id = g.id and tl._locale = $2::_locales
  order by g.key = $3 desc, g.position, g.id, c.position, c.code`;

/** Returns the groups that have colours, the standard palette first (CON-05). Takes one statement. */
export async function colourChart(context: ApiContext, siteId: SiteId): Promise<ColourGroupSource[]> {
  context.tags.list('Colour', siteId);
  const parameters = [siteId, localeOfSite(siteId), standardGroup, seesMemberContent(context.viewer)];
  const groups = new Map<number, ColourGroupSource>();
  for (const { chartGroup, ...colour } of await context.sql.query<Row>(chartStatement, parameters)) {
    const group = groups.get(chartGroup.id) ?? { ...chartGroup, siteId, colours: [] };
    group.colours.push(colour);
    groups.set(group.id, group);
  }
  return [...groups.values()];
}

/** The colour system of products marked 'any RAL', which come in all its colours, and the fact value of these products. */
const anyRal = { system: 'RAL Classic', factValue: 'any-ral' };

/** Finishes have their names in the dictionary of facts. A finish without an entry keeps its stored text. */
const finishes = `array(
  select coalesce(vl.title, t.text) from colours_texts t
  left join facts f on f.key = 'finish' left join fact_values v on v.fact_id = f.id and v.value = t.text
  left join fact_values_locales vl on vl._parent_id = v.id and vl._locale = $2::_locales
  where t.parent_id = c.id and t.path = 'finishes' order by t."order")`;

const offerStatement = `
  select c.id, ${finishes} as finishes,
    (select count(*)::int from catalogue p
      where p.site_id = $1 and not p.is_discontinued and p.facts->'colour' ?| wanted.keys) as "productCount",
    array(select key from unnest(wanted.keys) key
      where exists (select from catalogue p where p.site_id = $1 and not p.is_discontinued and p.facts->'colour' ? key)) as "factValues"
  from colours c
  cross join lateral (select array[c.key::text] || case when c.system = $4 then array[$5::text] else '{}' end as keys) wanted
  where c.id = any($3)`;

/** Returns the offer of a colour in its site. Concurrent lookups are batched into one statement. */
async function colourOffer(context: ApiContext, { id, siteId }: ColourSource): Promise<ColourOffer> {
  context.tags.list('Product', siteId);
  context.tags.list('Fact', siteId);
  const loader = context.loader<number, ColourOffer | undefined>(`colour-offer:${siteId}`, async (ids) => {
    const parameters = [siteId, localeOfSite(siteId), ids, anyRal.system, anyRal.factValue];
    const rows = await context.sql.query<ColourOffer & { id: number }>(offerStatement, parameters);
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((wanted) => found.get(wanted));
  });
  return (await loader.load(id)) ?? { finishes: [], factValues: [], productCount: 0 };
}

export const colourResolvers: Resolvers = {
  Query: {
    colourChart: (_, args, context) => colourChart(context, siteIdArgument(args.siteId)),
  },
  Colour: {
    finishes: async (colour, _, context) => (await colourOffer(context, colour)).finishes,
    factValues: async (colour, _, context) => (await colourOffer(context, colour)).factValues,
    productCount: async (colour, _, context) => (await colourOffer(context, colour)).productCount,
  },
};
