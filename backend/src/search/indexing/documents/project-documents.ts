import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { blockWords } from '../../../page-builder/blocks.ts';
import type { StoredBlock } from '../../../page-builder/served-blocks.ts';
import { type PlaceKind, placeKindName } from '../../../projects/place-kinds.ts';
import { countryName } from '../../../projects/project-rows.ts';
import {
  type DocumentReader,
  documentOf,
  firstPicture,
  type SearchedRow,
  searchedColumns,
  searchedEntries,
} from './searched-entries.ts';

type Row = SearchedRow & {
  intro: string | null;
  blocks: StoredBlock[] | null;
  location: string | null;
  country: string | null;
  placeKind: PlaceKind | null;
  year: number | null;
  client: string | null;
  landscapeArchitect: string | null;
  products: string[];
};

const statement = `
  select ${searchedColumns}, l.intro, l.blocks, p.location, p.country, p.type::text as "placeKind", p.year::int as year, p.client,
    p.landscape_architect as "landscapeArchitect", ${firstPicture('projects', 'headerslider')} as "imageId",
    array(select t.title from projects_rels r join address t on t.site_id = $1 and t.entry_type = 'products' and t.entry_id = r.products_id
      and t.kind = 'canonical' and not t.members_only
      where r.parent_id = p.id and r.path = 'products' order by r."order") as products
  from ${searchedEntries('projects')}`;

/** Year later than that of any project. Positions count back from it. */
const farYear = 10_000;

/** Reader of projects, with their place, client, designer and products; the newest come first. */
export const projectDocuments: DocumentReader = {
  collection: 'projects',
  async read(sql, siteId, ids) {
    const rows = await sql.query<Row>(statement, [siteId, localeOfSite(siteId), ids]);
    return rows.map((row) => {
      const { headings, text } = blockWords(row.blocks);
      const { location, country, placeKind, year, client, landscapeArchitect, products } = row;
      return documentOf({ siteId, collection: 'projects', kind: 'project' }, row, {
        names: headings,
        facts: [
          ...[location, countryName(siteId, country), placeKindName(siteId, placeKind), year === null ? null : String(year)],
          ...[client, landscapeArchitect, ...products],
        ],
        text: [row.intro, text],
        position: farYear - (year ?? 0),
      });
    });
  },
};
