import { sql } from '@payloadcms/db-postgres';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import type { Elevation } from '../../platform/generated/contract.ts';

type Row = { hash: string; widthMm: number; heightMm: number };

/** Returns the elevation of a drawing; null if it has no front view or no scale. */
export async function elevationOf(db: SqlExecutor, drawingId: number | undefined): Promise<Elevation | null> {
  if (drawingId === undefined) return null;
  const { rows } = await db.execute<Row>(sql`
    select elevation_hash as hash, round(elevation_width)::int as "widthMm", round(elevation_height)::int as "heightMm" from drawings
    where id = ${drawingId} and elevation_hash is not null and elevation_width >= 1 and elevation_height >= 1`);
  const [drawing] = rows;
  if (!drawing) return null;
  const { hash, widthMm, heightMm } = drawing;
  return { url: `/media/elevations/${hash}.svg`, widthMm, heightMm };
}
