import { defaultLocale, type LocaleCode } from '@plantsoen/contract/locales.ts';
import type { CollectionSlug, GlobalSlug } from 'payload';
import type { Sql } from '../../platform/api/instrumented-sql.ts';
import type { Transaction } from '../../platform/database/in-transaction.ts';
import { requestReads } from '../../platform/database/request-sql.ts';
import { isDrafted } from '../../platform/publication/drafted-collections.ts';
import { tableOf } from '../../references/referring-documents.ts';
import { countedSources } from '../../references/relation-fields.ts';
import { documentsOf, fieldsOf, globalFields, linksIn, nameOf, readGlobal } from './read-documents.ts';
import {
  isNeededPage,
  type Link,
  type PageKind,
  type RemovableCollection,
  removableCollections,
  usedCandidates,
} from './removable-content.ts';
import { type SeededContent, seededContent } from './seeded-content.ts';

/** Demo document that stays, and why: an editor has changed it, or a document that stays refers to it. */
export type RetainedDocument = {
  collection: RemovableCollection;
  id: number;
  title: string;
  reason: 'changed' | 'used';
  usedBy?: string;
};

export type RemovalScope = {
  removed: Record<RemovableCollection, number[]>;
  kept: RetainedDocument[];
  /** Pages that stay without demo pictures and blocks. */
  emptied: number[];
  /** Globals that an editor has changed since the import. */
  changedGlobals: GlobalSlug[];
  total: number;
};

/** Fields of globals that are lists of links. They lose links to removed content, and do not keep it. */
const linkLists: Record<GlobalSlug, readonly string[]> = {
  navigation: ['mainMenu'],
  footer: ['footerLinks'],
  globals: ['stripProducts', 'topNavigation', 'samplesPage', 'damagePage'],
};
/** Fields of unchanged globals that stay as they are. */
const neutralTexts: readonly string[] = [
  'avgText',
  'privacyPolicy',
  'requestAQuoteCta',
  'logInPopupBox',
  'signUpBox',
  'loginBox',
];

/**
 * Plans the removal of the demo content, without writing anything. Undefined if the demo content was not imported. Changed demo documents
 * stay unless `includeChanged`. Titles are in `language`, otherwise in the default language.
 */
export async function determineRemoval(
  transaction: Transaction,
  { includeChanged = false, language = defaultLocale }: { includeChanged?: boolean; language?: LocaleCode } = {},
): Promise<RemovalScope | undefined> {
  const sql = await requestReads(transaction);
  const seeded = await seededContent(sql);
  if (!seeded) return undefined;
  const documents = await storedDemo(sql, seeded, language);
  const needed = new Set(documents.filter(({ collection, page }) => collection === 'pages' && page && isNeededPage(page)));
  const changed = new Set(documents.filter((doc) => doc.isChanged && (!includeChanged || needed.has(doc))));
  const emptied = documents.filter((doc) => needed.has(doc) && !changed.has(doc));
  const candidates = new Map(
    documents.filter((doc) => !needed.has(doc) && !changed.has(doc)).map((doc) => [nameOf(doc.collection, doc.id), doc]),
  );
  const changedGlobals = await globalsChangedSince(sql, seeded.finishedAt);
  const links = await linksOf(transaction, {
    released: await unchangedForms(sql, seeded),
    emptied: new Set(emptied.map(({ collection, id }) => nameOf(collection, id))),
    changedGlobals,
  });
  const roots = [...links.keys()].filter((name) => !candidates.has(name));
  const used = usedCandidates(roots, (name) => links.get(name) ?? [], new Set(candidates.keys()));
  const removed = Object.fromEntries(removableCollections.map((slug) => [slug, [] as number[]])) as RemovalScope['removed'];
  for (const [name, { collection, id }] of candidates) if (!used.has(name)) removed[collection].push(id);
  const kept: RetainedDocument[] = [
    ...[...changed].filter((doc) => !needed.has(doc)).map((doc) => keptAs(doc, 'changed')),
    ...[...used].flatMap(([name, usedBy]) => {
      const doc = candidates.get(name);
      return doc ? [{ ...keptAs(doc, 'used'), usedBy }] : [];
    }),
  ];
  const total = Object.values(removed).reduce((sum, ids) => sum + ids.length, 0);
  return { removed, kept, emptied: emptied.map(({ id }) => id), changedGlobals, total };
}

type DemoDocument = { collection: RemovableCollection; id: number; title: string; isChanged: boolean; page?: PageKind };

const keptAs = ({ collection, id, title }: DemoDocument, reason: RetainedDocument['reason']): RetainedDocument => ({
  ...{ collection, id, title, reason },
});

/** Returns the demo documents that still exist. A product is changed if one of its variants or spare parts is. */
async function storedDemo(sql: Sql, { documents, finishedAt }: SeededContent, language: LocaleCode): Promise<DemoDocument[]> {
  const found: DemoDocument[] = [];
  for (const collection of removableCollections) {
    const ids = documents[collection] ?? [];
    if (ids.length === 0) continue;
    const rows = await sql.query<Omit<DemoDocument, 'collection' | 'page'> & Partial<PageKind>>(
      storedStatement(collection, language),
      [ids, finishedAt],
    );
    for (const { id, title, isChanged, type, key } of rows)
      found.push({ collection, id, title, isChanged, ...(type && { page: { type, ...(key !== undefined && { key }) } }) });
  }
  return found;
}

/** Returns the SQL for a localised column, in a language or another one that has a text. */
const localisedColumn = (table: string, column: string, language: LocaleCode) =>
  `(select l.${column} from ${table}_locales l where l._parent_id = p.id and l.${column} <> ''
    order by l._locale::text <> '${language}', l._locale::text <> '${defaultLocale}' limit 1)`;

const titleColumns: Partial<Record<RemovableCollection, string>> = {
  adviserRegions: 'p.name',
  team: "coalesce(p.name_field, '')",
  media: 'p.filename',
  drawings: 'p.filename',
  files: 'p.filename',
};

function storedStatement(collection: RemovableCollection, language: LocaleCode): string {
  const table = tableOf(collection);
  const titleField = collection === 'downloads' ? 'title_field' : 'title';
  const title = titleColumns[collection] ?? localisedColumn(table, titleField, language);
  const changes = [
    'p.updated_at > $2::timestamptz',
    ...(isDrafted(collection)
      ? [`exists (select from _${table}_v v where v.parent_id = p.id and v.latest and v.updated_at > $2::timestamptz)`]
      : []),
    ...(collection === 'products'
      ? ['variants', 'product_options', 'spare_parts'].map(
          (part) => `exists (select from ${part} v where v.product_id = p.id and v.updated_at > $2::timestamptz)`,
        )
      : []),
  ];
  const kind = collection === 'pages' ? ', p.type::text as type, p.key' : '';
  return `select p.id, coalesce(${title}, p.id::text) as title, ${changes.join(' or ')} as "isChanged"${kind}
    from ${table} p where p.id = any($1::int[]) order by p.id`;
}

/** Returns the seeded forms without changes. They stay, but no longer lead to a page that is removed. */
async function unchangedForms(sql: Sql, { documents, finishedAt }: SeededContent): Promise<Set<string>> {
  const statement = 'select id from forms where id = any($1::int[]) and updated_at <= $2::timestamptz';
  const rows = await sql.query<{ id: number }>(statement, [documents.forms ?? [], finishedAt]);
  return new Set(rows.map(({ id }) => nameOf('forms', id)));
}

async function globalsChangedSince(sql: Sql, finishedAt: string): Promise<GlobalSlug[]> {
  const slugs = Object.keys(linkLists) as GlobalSlug[];
  const statement = slugs
    .map((slug) => `select '${slug}' as slug from ${slug} where updated_at > $1::timestamptz`)
    .join(' union all ');
  return (await sql.query<{ slug: GlobalSlug }>(statement, [finishedAt])).map(({ slug }) => slug);
}

/** Collections whose documents belong to the product in their field `product`. */
const productParts: ReadonlySet<string> = new Set(['variants', 'productOptions', 'spareParts']);

type LinkParts = { released: ReadonlySet<string>; emptied: ReadonlySet<string>; changedGlobals: readonly GlobalSlug[] };

/**
 * Reads the links of all content. Variants, options and spare parts count as part of their product, and emptied pages only as children of their parent. `released`
 * documents lose their links.
 */
async function linksOf(transaction: Transaction, { released, emptied, changedGlobals }: LinkParts): Promise<Map<string, Link[]>> {
  const { payload } = transaction;
  const links = new Map<string, Link[]>();
  const add = (name: string, added: readonly Link[]) => links.set(name, [...(links.get(name) ?? []), ...added]);
  for (const { slug } of countedSources(payload.config).collections) {
    const collection = slug as CollectionSlug;
    for await (const doc of documentsOf(transaction, collection, {})) {
      const name = nameOf(collection, doc.id);
      if (released.has(name)) continue;
      if (emptied.has(name)) add(name, doc.parent ? [{ to: nameOf('pages', Number(doc.parent)), isPart: true }] : []);
      else if (productParts.has(collection))
        add(nameOf('products', Number(doc.product)), linksIn(fieldsOf(payload, collection), doc));
      else add(name, linksIn(fieldsOf(payload, collection), doc));
    }
  }
  for (const slug of Object.keys(linkLists) as GlobalSlug[]) {
    const values = await readGlobal(transaction, slug);
    const counts = (name: string) =>
      changedGlobals.includes(slug) ? !linkLists[slug].includes(name) : neutralTexts.includes(name);
    const counted = Object.fromEntries(Object.entries(values).filter(([name]) => counts(name)));
    add(nameOf(slug, 1), linksIn(globalFields(payload, slug), counted));
  }
  return links;
}
