import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The catalogue knows the variants of a product, so that filters are met by one and the same variant. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table catalogue add column variants jsonb;
    update catalogue c set variants = made.variants from (
      select product_id, jsonb_agg(jsonb_build_object('sku', sku, 'lengthMm', length_mm, 'widthMm', width_mm, 'heightMm', height_mm,
        'facts', jsonb_strip_nulls(jsonb_build_object(
          'lengthMm', case when length_mm is not null then jsonb_build_array(length_mm) end,
          'heightMm', case when height_mm is not null then jsonb_build_array(height_mm) end,
          'weightKg', case when weight_kg is not null then jsonb_build_array(weight_kg) end))) order by position, id) as variants
      from variants group by product_id having count(*) > 1) made
    where made.product_id = c.product_id;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table catalogue drop column variants`);
}
