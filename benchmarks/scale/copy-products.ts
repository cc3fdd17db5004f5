import type { Client } from 'pg';
import { type Changes, copyParents, copyRows } from './copy-rows.ts';

const textOf = (name: string, locale: string) => `made.texts -> ${locale} ->> '${name}'`;
const length = (value: string) => `round(${value} * made.factor)`;
const weight = (value: string) => `trim_scale(${value} * made.factor)`;
const entryText = (name: string) => textOf(name, 't._locale::text');
const localeOfSite = "(array['nl', 'en', 'de'])[t.site_id]";

/** Measures differ between the products of a type, so that ranges have as many values as in real catalogues. */
const measuresOf = (prefix: string): Changes => ({
  ...Object.fromEntries(
    ['length_mm', 'width_mm', 'height_mm'].map((column) => [prefix + column, length(`t.${prefix}${column}`)]),
  ),
  [`${prefix}weight_kg`]: weight(`t.${prefix}weight_kg`),
});
const place = 'made.place % 1000';
const ofProduct: Changes = { article_number: 'made.sku', position: place };
const texts: Changes = { title: entryText('title'), slug: entryText('slug'), description: entryText('description') };

const inCategory = (column: string, own: string) => `case when made.category_id is null then t.${column} else ${own} end`;

/** Payload's tables of products and variants, with the newest version of each. */
async function copyContent(client: Client): Promise<void> {
  const category = inCategory('category_id', 'made.category_id');
  await copyRows(client, {
    ...{ table: 'products', key: 'id', copies: 'made' },
    changes: { ...ofProduct, ...measuresOf(''), category_id: category },
  });
  await copyRows(client, { table: 'products_locales', key: '_parent_id', copies: 'made', changes: texts });
  for (const table of ['products_materials', 'products_facts'])
    await copyRows(client, { table, key: '_parent_id', copies: 'made' });
  for (const table of ['products_texts', 'products_rels']) await copyRows(client, { table, key: 'parent_id', copies: 'made' });

  const versions = await copyParents(client, {
    ...{ table: '_products_v', key: 'parent_id', copies: 'made', where: 't.latest' },
    changes: {
      ...ofProduct,
      ...measuresOf('version_'),
      version_category_id: inCategory('version_category_id', 'made.category_id'),
    },
  });
  await copyRows(client, { table: '_products_v_locales', key: '_parent_id', copies: versions, changes: texts });
  for (const table of ['_products_v_version_materials', '_products_v_version_facts'])
    await copyRows(client, { table, key: '_parent_id', copies: versions });
  for (const table of ['_products_v_texts', '_products_v_rels'])
    await copyRows(client, { table, key: 'parent_id', copies: versions });

  const sku = "made.sku || substring(t.sku from '-[^-]*$')";
  const variants = await copyParents(client, {
    ...{ table: 'variants', key: 'product_id', copies: 'made' },
    changes: { ...measuresOf(''), sku },
  });
  for (const table of ['variants_locales', 'variants_materials', 'variants_facts'])
    await copyRows(client, { table, key: '_parent_id', copies: variants });
  await copyRows(client, { table: 'variants_rels', key: 'parent_id', copies: variants });
  await copyRows(client, {
    ...{ table: 'translation_state', key: 'document_id', copies: variants, where: "t.kind = 'variants'" },
    changes: { title: "made.sku || substring(t.title from '-[^-]*$')" },
  });
}

const scaledValues = (scaled: (value: string) => string) => `
  (select jsonb_agg(${scaled('value::numeric')} order by place) from jsonb_array_elements_text(fact.value) with ordinality as list (value, place))`;

const scaledFacts = (facts: string) => `
  (select coalesce(jsonb_object_agg(fact.key, case when fact.key in ('lengthMm', 'heightMm') then ${scaledValues(length)}
      when fact.key = 'weightKg' then ${scaledValues(weight)} else fact.value end), '{}') from jsonb_each(${facts}) fact)`;

const scaledLengths = (source: string) =>
  `jsonb_build_object(${['lengthMm', 'widthMm', 'heightMm'].map((name) => `'${name}', ${length(`(${source} ->> '${name}')::numeric`)}`).join(', ')})`;

const scaledVariants = `
  (select jsonb_agg(variant || ${scaledLengths('variant')} || jsonb_build_object(
      'sku', made.sku || substring(variant ->> 'sku' from '-[^-]*$'), 'facts', ${scaledFacts("variant -> 'facts'")}) order by place)
    from jsonb_array_elements(t.variants) with ordinality as list (variant, place))`;

/** Tables that a publication derives from the content: addresses, catalogue, and the state of projections, texts and translations. */
async function copyProjections(client: Client): Promise<void> {
  const title = textOf('title', localeOfSite);
  const slug = textOf('slug', localeOfSite);
  const category = (column: string) =>
    `(select ${column} from address c where c.entry_type = 'categories' and c.entry_id = made.category_id and c.site_id = t.site_id)`;
  const path = (former: string) => `coalesce(${category('path')}, regexp_replace(${former}, '/[^/]*$', '')) || '/' || (${slug})`;
  await copyRows(client, {
    ...{ table: 'address', key: 'entry_id', copies: 'made', where: "t.entry_type = 'products' and t.kind = 'canonical'" },
    changes: { title, path: path('t.path'), parent_path: `coalesce(${category('path')}, t.parent_path)` },
  });
  const own = `(${inCategory('position / 1000', `(select position::int from categories where id = made.category_id) * 1000`)}) * 1000 + ${place}`;
  const card = `t.card || ${scaledLengths('t.card')} || jsonb_build_object(
    'weightKg', ${weight("(t.card ->> 'weightKg')::numeric")},
    'title', ${title}, 'sku', made.sku, 'uri', ${path("t.card ->> 'uri'")}, 'categoryId', ${inCategory("card -> 'categoryId'", 'to_jsonb(made.category_id)')})`;
  await copyRows(client, {
    ...{ table: 'catalogue', key: 'product_id', copies: 'made' },
    changes: {
      ...{ title, sku: 'made.sku', position: own, card, facts: scaledFacts('t.facts'), variants: scaledVariants },
      category_ids: inCategory('category_ids', 'array[made.category_id]'),
    },
  });
  for (const table of ['projected_entry', 'text_state'])
    await copyRows(client, { table, key: 'entry_id', copies: 'made', where: "t.entry_type = 'products'" });
  await copyRows(client, {
    ...{ table: 'translation_state', key: 'document_id', copies: 'made', where: "t.kind = 'products'" },
    changes: { title: textOf('title', "'nl'") },
  });
}

/** Copies the demo products to the new ones in the temporary table `made`, into all tables of the database. */
export async function copyProducts(client: Client): Promise<void> {
  await copyContent(client);
  await copyProjections(client);
}
