import { localeOfSite } from '@plantsoen/contract/locales.ts';
import {
  type DocumentReader,
  documentOf,
  placeAmongPages,
  type SearchedRow,
  searchedColumns,
  searchedEntries,
} from './searched-entries.ts';

type Row = SearchedRow & { intro: string | null; position: number | null };

const statement = `
  select ${searchedColumns}, l.intro, p.position::float8 as position, p.header_image_id as "imageId" from ${searchedEntries('categories')}`;

export const categoryDocuments: DocumentReader = {
  collection: 'categories',
  async read(sql, siteId, ids) {
    const rows = await sql.query<Row>(statement, [siteId, localeOfSite(siteId), ids]);
    return rows.map((row) =>
      documentOf({ siteId, collection: 'categories', kind: 'page' }, row, {
        text: [row.intro],
        position: placeAmongPages('categories', row.position ?? 0),
      }),
    );
  },
};
