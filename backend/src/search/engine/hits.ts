import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../../platform/api/counted-sql.ts';
import type { SearchHit } from '../search-engine.ts';
import { excerptOf } from './excerpt.ts';
import { marksIn } from './marks.ts';
import { type SoughtWords, soughtWords } from './sought-words.ts';
import type { WordGroup } from './word-group.ts';

/** Key of a found entry within its site. */
export type HitKey = { collection: string; id: number };

/** Maximum number of characters of a text in which an excerpt is searched. */
const longestRead = 12_000;

const statement = `
  select collection, entry_id as id, document, left(text, ${longestRead}) as text from search_entry
  where site_id = $1 and (collection, entry_id) in (select * from unnest($2::text[], $3::int[]))`;

type Row = HitKey & { document: SearchHit['document']; text: string };

/** Returns the hits of each column, in their order, with marks and excerpts. */
export async function readHits(
  sql: Sql,
  siteId: SiteId,
  columns: readonly (readonly HitKey[])[],
  groups: readonly WordGroup[],
): Promise<SearchHit[][]> {
  const keys = columns.flat();
  if (keys.length === 0) return columns.map(() => []);
  const rows = await sql.query<Row>(statement, [siteId, keys.map(({ collection }) => collection), keys.map(({ id }) => id)]);
  const sought = soughtWords(groups);
  const byKey = new Map(rows.map((row) => [`${row.collection} ${row.id}`, row]));
  // An entry that was removed between two statements is not a hit.
  return columns.map((column) =>
    column.flatMap(({ collection, id }) => {
      const row = byKey.get(`${collection} ${id}`);
      return row ? [hitOf(row, siteId, sought)] : [];
    }),
  );
}

function hitOf({ document, text }: Row, siteId: SiteId, sought: SoughtWords): SearchHit {
  const language = localeOfSite(siteId);
  const excerpt = excerptOf(text, document.title, sought, language);
  return {
    document,
    titleMarks: marksIn(document.title, sought, language),
    excerptMarks: excerpt?.marks ?? [],
    ...(excerpt && { excerpt: excerpt.text }),
  };
}
