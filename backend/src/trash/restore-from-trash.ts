import { extname } from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { getTranslation } from '@payloadcms/translations';
import { localeOfSite } from '@plantsoen/contract/locales.ts';
import { type CollectionSlug, Forbidden, type PayloadRequest } from 'payload';
import { documentHref, kindName } from '../activity/latest-activity.ts';
import { restoresTrash } from '../activity/record-activity.ts';
import { locks } from '../platform/database/locks.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import { labelFor } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { refusal } from '../platform/payload/refusal.ts';
import { isDrafted } from '../platform/publication/drafted-collections.ts';
import { tableOf } from '../references/referring-documents.ts';
import { type Conflict, conflictsOf, insertRows, missingTarget } from './insert-rows.ts';
import { type DocumentRows, ownRow, type Row, type TableRows } from './snapshot.ts';
import { type FormerAddress, takeTrashItem } from './trash-item.ts';

/** Restored document: its address in the admin, and notes about what had to change. */
export type Restored = { href: string; notes: string[] };

/**
 * Restores a document with its parts under their former ids, in the transaction of the request. An entry comes back as a draft in all
 * languages; everything else is live at once. Returns undefined if the item is not in the trash. Throws a refusal if another document
 * has a unique value of it, or a required document is missing.
 */
export async function restoreFromTrash(req: PayloadRequest, id: number): Promise<Restored | undefined> {
  const db = await requestSql(req);
  await db.execute(sql`select pg_advisory_xact_lock(${locks.publication})`);
  const item = await takeTrashItem(db, id);
  if (!item) return undefined;
  const { access } = req.payload.collections[item.kind].config;
  if (!(await access.create({ req }))) throw new Forbidden(req.t);
  const [whole] = item.documents;
  const notes = whole && isDrafted(item.kind) ? await freeSlugs(req, whole, item.addresses) : [];
  for (const document of item.documents) {
    if (isDrafted(document.collection)) makeDraft(document);
    await requireFreeValues(req, document);
    for (const part of document.tables) if (!isRelations(part)) await insertRows(db, part);
  }
  // Options of a product refer to each other in any order.
  for (const part of item.documents.flatMap(({ tables }) => tables)) if (isRelations(part)) await insertRows(db, part);
  for (const document of item.documents) await runHooks(req, document);
  return { href: documentHref(item.kind, item.documentId), notes };
}

const isRelations = ({ table }: TableRows): boolean => table.endsWith('_rels');

const titleOf = async (req: PayloadRequest, collection: CollectionSlug, id: number): Promise<string> => {
  const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin;
  const draft = isDrafted(collection);
  const doc = await req.payload.findByID({ collection, id, depth: 0, draft, disableErrors: true, overrideAccess: true, req });
  const { [useAsTitle]: title, filename } = (doc ?? {}) as unknown as Row;
  return String(title || filename || `#${id}`);
};

/** Gives the entry another slug in each language in which a different entry has its address now. Returns a note for each. */
async function freeSlugs(req: PayloadRequest, document: DocumentRows, addresses: readonly FormerAddress[]): Promise<string[]> {
  const { rows } = await (await requestSql(req)).execute<{ siteId: number; path: string; title: string }>(sql`
    select a.site_id as "siteId", a.path, a.title from address a
      join jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb) d ("siteId" int, path text) on d."siteId" = a.site_id and d.path = a.path
    where a.kind = 'canonical' order by a.site_id`);
  return rows.map(({ siteId, path, title }) => {
    const locale = localeOfSite(siteId);
    const slug = freeSlug(document, locale);
    return labelFor(req, {
      nl: `Het adres /${path}/ (${locale}) is nu van “${title}”. Dit item kreeg daar het adresdeel ${slug}.`,
      en: `The address /${path}/ (${locale}) now belongs to “${title}”. This entry got the slug ${slug} there.`,
      de: `Die Adresse /${path}/ (${locale}) gehört jetzt zu „${title}“. Dieser Inhalt hat dort den Adressteil ${slug} erhalten.`,
    });
  });
}

/** Adds the id of the entry to its slugs of a language, which makes them unique. Returns the new one. */
function freeSlug({ collection, id, tables }: DocumentRows, locale: string): string {
  let newest = '';
  const change = (table: string, column: string) => {
    for (const row of tables.find((part) => part.table === table)?.rows ?? []) {
      if (row._locale !== locale || typeof row[column] !== 'string') continue;
      newest = `${row[column].slice(0, limits.slug - `-${id}`.length)}-${id}`;
      row[column] = newest;
    }
  };
  change(`${tableOf(collection)}_locales`, 'slug');
  change(`_${tableOf(collection)}_v_locales`, 'version_slug');
  return newest;
}

/** Makes the entry a draft in all languages: its own row, and its latest version, which the form shows. */
function makeDraft(document: DocumentRows): void {
  const { collection, tables } = document;
  const rowsOf = (table: string): Row[] => tables.find((part) => part.table === table)?.rows ?? [];
  const name = tableOf(collection);
  const latest = new Set(rowsOf(`_${name}_v`).flatMap((row) => (row.latest === true ? [row.id] : [])));
  // The parts of the sitemap never get an older time.
  ownRow(document).updated_at = new Date().toISOString();
  for (const row of rowsOf(`${name}_locales`)) row._status = 'draft';
  for (const row of rowsOf(`_${name}_v_locales`)) if (latest.has(row._parent_id)) row.version__status = 'draft';
}

/** Throws a refusal for a unique value that another document has, or a missing required document. Pictures get a free file name. */
async function requireFreeValues(req: PayloadRequest, document: DocumentRows): Promise<void> {
  const db = await requestSql(req);
  const own = document.tables[0];
  if (!own) return;
  for (const conflict of await conflictsOf(db, own)) {
    const { filename } = ownRow(document);
    // The address of a picture or drawing consists of its content only, that of a file contains its name.
    if (conflict.columns.includes('filename') && document.collection !== 'files' && typeof filename === 'string')
      ownRow(document).filename =
        `${filename.slice(0, filename.length - extname(filename).length)}-${document.id}${extname(filename)}`;
    else throw await conflictRefusal(req, document, conflict);
  }
  const missing = await missingTarget(db, own);
  if (!missing) return;
  const kind = kindName(req, req.payload.config.collections.find(({ slug }) => tableOf(slug) === missing)?.slug ?? missing);
  throw refusal(req, {
    nl: `Dit hoort bij iets wat er niet meer is (${kind}). Zet dat eerst terug.`,
    en: `This belongs to something that no longer exists (${kind}). Restore that first.`,
    de: `Dies gehört zu etwas, das es nicht mehr gibt (${kind}). Stellen Sie das zuerst wieder her.`,
  });
}

async function conflictRefusal(req: PayloadRequest, document: DocumentRows, { columns, id }: Conflict): Promise<Error> {
  const { collection } = document;
  const { flattenedFields } = req.payload.collections[collection].config;
  const labels = columns.map((column) => {
    const field = flattenedFields.find(({ name }) => tableOf(name) === column);
    return field && 'label' in field && field.label ? getTranslation(field.label as string, req.i18n) : column;
  });
  const value = columns.map((column) => ownRow(document)[column]).join(', ');
  const other = `“${await titleOf(req, collection, id)}” (${kindName(req, collection)})`;
  const name = labels.join(', ');
  return refusal(req, {
    nl: `Er is niets teruggezet: ${name} ${value} is nu van ${other}. Wijzig het daar eerst.`,
    en: `Nothing was restored: ${name} ${value} now belongs to ${other}. Change it there first.`,
    de: `Es wurde nichts wiederhergestellt: ${name} ${value} gehört jetzt zu ${other}. Ändern Sie es dort zuerst.`,
  });
}

/** Runs the hooks of a new document: they announce it, update what is derived from it, and record the restoration. */
async function runHooks(req: PayloadRequest, { collection, id }: DocumentRows): Promise<void> {
  const { config } = req.payload.collections[collection];
  const draft = isDrafted(collection);
  const doc = await req.payload.findByID({ collection, id, depth: 0, draft, overrideAccess: true, req });
  req.context[restoresTrash] = true;
  for (const hook of config.hooks.afterChange)
    await hook({
      collection: config as never,
      context: req.context,
      data: doc,
      doc,
      operation: 'create',
      overrideAccess: true,
      previousDoc: {},
      req,
    });
}
