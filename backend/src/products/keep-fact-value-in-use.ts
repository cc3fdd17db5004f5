import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeDeleteHook } from 'payload';
import { requestSql } from '../platform/database/request-sql.ts';
import { refusal } from '../platform/payload/refusal.ts';

/** Maximum number of products that a refusal names. */
const maxNamed = 5;

/**
 * Refuses to delete a fact value while a product uses it, live or in its latest draft. Products store a value as text, so no
 * relation protects it.
 */
export const keepFactValueInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await requestSql(req);
  const { rows } = await db.execute<{ articleNumber: string }>(sql`
    select distinct p.article_number as "articleNumber" from fact_values v
    join (
      select _parent_id as product_id, fact_id, coalesce(text, boolean::text) as value from products_facts
      union all
      select o.product_id, f.fact_id, coalesce(f.text, f.boolean::text) from variants_facts f join variants o on o.id = f._parent_id
      union all
      select d.parent_id, f.fact_id, coalesce(f.text, f.boolean::text) from _products_v_version_facts f
      join _products_v d on d.id = f._parent_id and d.latest
    ) used on used.fact_id = v.fact_id and used.value = v.value
    join products p on p.id = used.product_id
    where v.id = ${id} order by 1`);
  if (rows.length === 0) return;
  const names = rows.slice(0, maxNamed).map(({ articleNumber }) => articleNumber);
  const products = `${names.join(', ')}${rows.length > maxNamed ? ' …' : ''} (${rows.length})`;
  throw refusal(req, {
    nl: `Nog in gebruik bij de producten ${products}. Kies daar eerst een andere waarde; daarna kunt u deze verwijderen.`,
    en: `The products ${products} still use this value. Choose another value there first; then you can delete this one.`,
    de: `Noch in Gebrauch bei den Produkten ${products}. Wählen Sie dort zuerst einen anderen Wert; danach können Sie diesen löschen.`,
  });
};
