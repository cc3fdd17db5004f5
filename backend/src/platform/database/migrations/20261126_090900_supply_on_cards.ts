import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The cards of the catalogue contain the supply terms, so that lists show them too. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update catalogue c set card = c.card || jsonb_build_object('supply', jsonb_build_object(
      'embedDepthMm', p.embed_depth_mm, 'leadTimeStandardWeeks', p.lead_time_standard_weeks,
      'leadTimeSpecialWeeks', p.lead_time_special_weeks, 'warrantyYears', p.warranty_years, 'sparePartsYears', p.spare_parts_years,
      'designYear', p.design_year, 'madeIn', p.made_in))
    from products p where p.id = c.product_id;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`update catalogue set card = card - 'supply'`);
}
