import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import { seesMemberContent } from '../platform/access/roles.ts';
import type { ApiContext } from '../platform/api/context.ts';
import { type ColourSource, colourColumns, colourTables } from './colour-source.ts';

/**
 * Key of the group that lists all standard colours in place of their hue groups. Without such a group they stay in their hue
 * groups.
 */
export const standardGroup = 'standard';

export type ColourGroupSource = { id: number; siteId: SiteId; title: string; standard: boolean; colours: ColourSource[] };

type Row = ColourSource & { chartGroup: { id: number; title: string; standard: boolean } };

const statement = `
  select ${colourColumns}, $1::int as "siteId",
    json_build_object('id', g.id, 'title', coalesce(tl.title, g.key), 'standard', g.key = $3) as "chartGroup"
  from ${colourTables}
  join colour_groups g on g.id = coalesce((select s.id from colour_groups s where s.key = $3 and c.standard), c.group_id)
  left join colour_groups_locales tl on tl._parent_id = g.id and tl._locale = $2::_locales
  order by g.key = $3 desc, g.position, g.id, c.position, c.code`;

/** Returns the groups that have colours, the standard palette first (CON-05). Takes one statement. */
export async function colourChart(context: ApiContext, siteId: SiteId): Promise<ColourGroupSource[]> {
  context.tags.list('Colour', siteId);
  const asked = [siteId, localeOfSite(siteId), standardGroup, seesMemberContent(context.viewer)];
  const groups = new Map<number, ColourGroupSource>();
  for (const { chartGroup, ...colour } of await context.sql.query<Row>(statement, asked)) {
    const group = groups.get(chartGroup.id) ?? { ...chartGroup, siteId, colours: [] };
    group.colours.push(colour);
    groups.set(group.id, group);
  }
  return [...groups.values()];
}
