import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Elevations get an address of their own, lines that are as thin at every size, and a place on the cards of the catalogue. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table drawings add column elevation_hash varchar;
    create index drawings_elevation_hash_idx on drawings using btree (elevation_hash);

    update drawings set elevation = replace(
      replace(elevation, 'fill="none"', 'preserveAspectRatio="none" fill="none" stroke-width="1.25"'),
      '<path d=', '<path vector-effect="non-scaling-stroke" d=')
    where elevation is not null;
    update drawings set elevation_hash = left(encode(sha256(convert_to(elevation, 'UTF8')), 'hex'), 24) where elevation is not null;

    update catalogue c set card = c.card || jsonb_build_object('elevation', (
      select jsonb_build_object('url', '/media/elevations/' || d.elevation_hash || '.svg',
        'widthMm', round(d.elevation_width)::int, 'heightMm', round(d.elevation_height)::int)
      from products p join drawings d on d.id = p.dimensional_drawing_id
      where p.id = c.product_id and d.elevation_hash is not null and d.elevation_width >= 1 and d.elevation_height >= 1));
    update catalogue_version set version = version + 1;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index drawings_elevation_hash_idx;
    alter table drawings drop column elevation_hash;
    update catalogue set card = card - 'elevation';
  `);
}
