import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { requestSql } from '../database/request-sql.ts';

/** Position of a document in its tree below a parent. */
export type TreePlace = {
  /** Number of ancestors, including the parent. */
  above: number;
  /** Levels of descendants; 0 without any. */
  below: number;
  /** Whether the document is its own ancestor. */
  isCycle: boolean;
};

/** Returns the position of a document in its collection's tree, according to the stored documents. */
export async function treePlace(
  req: PayloadRequest,
  collection: 'pages' | 'categories',
  id: number | undefined,
  parentId: number,
): Promise<TreePlace> {
  const db = await requestSql(req);
  const table = sql.identifier(collection);
  const { rows } = await db.execute<{ above: number; below: number; is_cycle: boolean }>(sql`
    with recursive
      up as (
        select id, parent_id, 1 as level from ${table} where id = ${parentId}
        union all
        select t.id, t.parent_id, up.level + 1 from up join ${table} t on t.id = up.parent_id where up.level < 20
      ),
      down as (
        select id, 1 as level from ${table} where parent_id = ${id ?? 0}
        union all
        select t.id, down.level + 1 from down join ${table} t on t.parent_id = down.id where down.level < 20
      )
    select (select count(*)::int from up) as above, (select coalesce(max(level), 0)::int from down) as below,
      exists (select from up where id = ${id ?? 0}) as is_cycle`);
  const [row] = rows;
  return { above: row?.above ?? 0, below: row?.below ?? 0, isCycle: row?.is_cycle ?? false };
}
