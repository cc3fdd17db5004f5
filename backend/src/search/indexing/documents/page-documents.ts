import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { blockWords } from '../../../page-builder/blocks.ts';
import type { StoredBlock } from '../../../page-builder/served-blocks.ts';
import type { PageType } from '../../../platform/generated/contract.ts';
import {
  type DocumentReader,
  documentOf,
  placeAmongPages,
  type SearchedRow,
  searchedColumns,
  searchedEntries,
} from './searched-entries.ts';

type Row = SearchedRow & {
  pageTitle: string | null;
  intro: string | null;
  description: string | null;
  blocks: StoredBlock[] | null;
};

/** Types of pages that are useful to guests. The others show data of a visitor, or are error and confirmation pages. */
const isSearched: Record<PageType, boolean> = {
  contentPage: true,
  contact: true,
  productsOverview: true,
  referenceOverview: true,
  newsOverview: true,
  faqOverview: true,
  colourChart: true,
  comparison: true,
  contrast: true,
  spareParts: true,
  downloads: true,
  quoteList: true,
  quoteRequest: true,
  login: true,
  forgotPassword: true,
  register: true,
  home: false,
  search: false,
  favorites: false,
  account: false,
  changePassword: false,
  activate: false,
  resetPassword: false,
  newsletterThanks: false,
  notFound: false,
  serviceUnavailable: false,
};
const searchedTypes = Object.entries(isSearched).flatMap(([type, searched]) => (searched ? [`'${type}'`] : []));

const statement = `
  select ${searchedColumns}, l.page_title as "pageTitle", l.intro, l.seo_meta_description as description, l.blocks, p.hero_image_id as "imageId"
  from ${searchedEntries('pages')} and p.type::text in (${searchedTypes.join(', ')})`;

/** Reader of content pages, and of the fixed pages that a search may mean. */
export const pageDocuments: DocumentReader = {
  collection: 'pages',
  async read(sql, siteId, ids) {
    const rows = await sql.query<Row>(statement, [siteId, localeOfSite(siteId), ids]);
    return rows.map((row) => {
      const { headings, text } = blockWords(row.blocks);
      return documentOf({ siteId, collection: 'pages', kind: 'page' }, row, {
        names: [row.pageTitle, ...headings],
        text: [row.intro, text, row.description],
        position: placeAmongPages('pages', row.id),
      });
    });
  },
};
