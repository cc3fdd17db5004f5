import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../../platform/api/instrumented-sql.ts';
import type { SearchHit } from '../../search-engine.ts';
import { type SearchTerms, searchTerms } from '../query/search-terms.ts';
import type { TermAlternatives } from '../query/term-alternatives.ts';
import { excerptOf } from './excerpt.ts';
import { marksIn } from './marks.ts';

/** Key of a found entry within its site. */
export type HitKey = { collection: string; id: number };

/** Maximum number of characters of a text in which an excerpt is searched. */
const maxRead = 12_000;

const statement = `
  select collection, entry_id as id, document, left(text, ${maxRead}) as text from search_entry
  where site_id = $1 and (collection, entry_id) in (select * from unnest($2::text[], $3::int[]))`;

type Row = HitKey & { document: SearchHit['document']; text: string };

/** Returns the hits of each column, in their order, with marks and excerpts. */
export async function readHits(
  sql: Sql,
  siteId: SiteId,
  columns: readonly (readonly HitKey[])[],
  groups: readonly TermAlternatives[],
): Promise<SearchHit[][]> {
  const keys = columns.flat();
  if (keys.length === 0) return columns.map(() => []);
  const rows = await sql.query<Row>(statement, [siteId, keys.map(({ collection }) => collection), keys.map(({ id }) => id)]);
  const terms = searchTerms(groups);
  const byKey = new Map(rows.map((row) => [`${row.collection} ${row.id}`, row]));
  // An entry that was removed between two statements is not a hit.
  return columns.map((column) =>
    column.flatMap(({ collection, id }) => {
      const row = byKey.get(`${collection} ${id}`);
      return row ? [hitOf(row, siteId, terms)] : [];
    }),
  );
}

function hitOf({ document, text }: Row, siteId: SiteId, terms: SearchTerms): SearchHit {
  const language = localeOfSite(siteId);
  const excerpt = excerptOf(text, document.title, terms, language);
  return {
    document,
    titleMarks: marksIn(document.title, terms, language),
    excerptMarks: excerpt?.marks ?? [],
    ...(excerpt && { excerpt: excerpt.text }),
  };
}
