import { localeOfSite } from '@plantsoen/contract/locales.ts';
import type { RichText } from '../../../platform/rich-text/rich-text.ts';
import { richTextWords } from '../../../platform/rich-text/rich-text-words.ts';
import {
  type DocumentReader,
  documentOf,
  placeAmongPages,
  type SearchedRow,
  searchedColumns,
  searchedEntries,
} from './searched-entries.ts';

type Row = SearchedRow & { answer: RichText | null; topic: string | null; position: number | null };

const statement = `
  select ${searchedColumns}, l.answer, tl.title as topic, p.position::float8 as position, null::int as "imageId"
  from ${searchedEntries('faq', 'left join faq_topics_locales tl on tl._parent_id = p.topic_id and tl._locale = $2::_locales')}`;

/** Reader of frequently asked questions, with their topic. */
export const questionDocuments: DocumentReader = {
  collection: 'faq',
  async read(sql, siteId, ids) {
    const rows = await sql.query<Row>(statement, [siteId, localeOfSite(siteId), ids]);
    return rows.map((row) => {
      const { headings, text } = richTextWords(row.answer);
      return documentOf({ siteId, collection: 'faq', kind: 'page' }, row, {
        names: [row.topic, ...headings],
        text: [text],
        position: placeAmongPages('faq', row.position ?? 0),
      });
    });
  },
};
