import type { SiteId } from '@plantsoen/contract/locales.ts';
import type { ApiContext } from '../platform/api/context.ts';

/** Returns the live top-level categories with their keys, in the editors' order, as values of a fact. */
export async function categoryLabels(context: ApiContext, siteId: SiteId): Promise<[string, string][]> {
  const rows = await context.sql.query<{ key: string; title: string }>(
    `select coalesce(c.key, c.id::text) as key, a.title from address a join categories c on c.id = a.entry_id and c.parent_id is null
     where a.site_id = $1 and a.entry_type = 'categories' and a.kind = 'canonical' order by c.position, a.title`,
    [siteId],
  );
  return rows.map(({ key, title }) => [key, title]);
}
