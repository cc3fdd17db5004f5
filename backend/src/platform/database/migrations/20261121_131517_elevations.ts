import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Elevations get an address of their own, lines that are as thin at every size, and a place on the cards of the catalogue. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table drawings add column elevation_hash varchar;
    create index drawings_elevation_hash_idx on drawings using btree (elevation_hash);

    update drawings set elevation = replace(
      regexp_replace(elevation, '^<svg xmlns="http://www.w3.org/2000/svg" viewBox="([^"]*)"[^>]*>',
        '<svg xmlns="http://www.w3.org/2000/svg"><svg viewBox="\\1" preserveAspectRatio="none" overflow="visible" '
        || 'style="x:.625px;y:.625px;width:calc(100% - 1.25px);height:calc(100% - .625px)" '
        || 'fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">'),
      '<path d=', '<path vector-effect="non-scaling-stroke" d=') || '</svg>'
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
