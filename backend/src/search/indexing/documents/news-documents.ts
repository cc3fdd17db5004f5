import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { blockWords } from '../../../page-builder/blocks.ts';
import type { StoredBlock } from '../../../page-builder/served-blocks.ts';
import {
  type DocumentReader,
  documentOf,
  firstPicture,
  placeAmongPages,
  type SearchedRow,
  searchedColumns,
  searchedEntries,
} from './searched-entries.ts';

type Row = SearchedRow & { intro: string | null; blocks: StoredBlock[] | null; postDate: Date | null };

const statement = `
  select ${searchedColumns}, l.introtext as intro, l.blocks, p.post_date as "postDate",
    ${firstPicture('news', 'headerslider')} as "imageId"
  from ${searchedEntries('news')}`;

/** Day later than any article. Positions count back from it, so that the newest article comes first. */
const farDay = Date.UTC(2500, 0) / 86_400_000;

export const newsDocuments: DocumentReader = {
  collection: 'news',
  async read(sql, siteId, ids) {
    const rows = await sql.query<Row>(statement, [siteId, localeOfSite(siteId), ids]);
    return rows.map((row) => {
      const { headings, text } = blockWords(row.blocks);
      return documentOf({ siteId, collection: 'news', kind: 'page' }, row, {
        names: headings,
        text: [row.intro, text],
        position: placeAmongPages('news', farDay - (row.postDate?.getTime() ?? 0) / 86_400_000),
      });
    });
  },
};
