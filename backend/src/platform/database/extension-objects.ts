/**
 * Returns an SQL condition: whether an object of `public` belongs to the product and not to an extension of PostgreSQL, whose objects can
 * be neither dropped nor granted by the owner of the database. `catalog` is the system table of the object, such as `pg_class`.
 */
export const isNotOfExtension = (catalog: 'pg_class' | 'pg_proc' | 'pg_type', oid: string): string =>
  `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${oid} and deptype = 'e')`;
