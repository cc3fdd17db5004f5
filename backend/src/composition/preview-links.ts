import { isLocaleCode, siteIdOf } from '@plantsoen/contract/locales.ts';
import { pathOfUri } from '@plantsoen/contract/paths.ts';
import type { CollectionConfig, PayloadRequest } from 'payload';
import type { Address, AddressRule, PublishedEntry } from '../platform/addresses/address.ts';
import { canonicalAddresses, isTaken } from '../platform/addresses/address-table.ts';
import { relationId } from '../platform/api/records.ts';
import { requestSql, type SqlExecutor } from '../platform/database/request-sql.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { previewLifetimeMs, signPreview } from '../preview/preview-token.ts';
import { addressRules } from './projection.ts';

/** The current form data of an entry in the admin. */
type EditedEntry = Record<string, unknown> & { id?: number; title?: string; slug?: string; type?: string };

/** Returns the collection with links from the admin to the entry on the site, in the edited language. */
export function withPreview(collection: CollectionConfig): CollectionConfig {
  const rule = addressRules.find((candidate) => candidate.collection === collection.slug);
  if (!rule) return collection;
  return { ...collection, admin: { ...collection.admin, preview: (entry, { req }) => previewUrl(req, rule, entry) } };
}

/** Returns the preview address that the entry in the form would have once published; null if it could not be published there. */
async function previewUrl(req: PayloadRequest, rule: AddressRule, entry: EditedEntry): Promise<string | null> {
  const { locale } = req;
  if (!locale || !isLocaleCode(locale) || !entry.id) return null;
  const db = await requestSql(req);
  const siteId = siteIdOf(locale);
  const path = await futurePath(db, siteId, rule, entry);
  if (!path || req.user?.collection !== 'users') return null;
  if (await isTaken(db, siteId, path, { collection: rule.collection, id: entry.id })) return null;
  const grant = {
    collection: rule.collection,
    id: entry.id,
    locale,
    editorId: req.user.id,
    until: Date.now() + previewLifetimeMs,
  };
  const token = signPreview(grant, req.payload.secret);
  return `${installationOf(req.payload).siteOrigins[locale]}${pathOfUri(path)}?preview=true&token=${token}`;
}

async function addressIn(db: SqlExecutor, siteId: Address['siteId'], entry: Pick<Address, 'collection' | 'id'>) {
  return (await canonicalAddresses(db, entry)).find((address) => address.siteId === siteId);
}

async function futurePath(db: SqlExecutor, siteId: PublishedEntry['siteId'], rule: AddressRule, entry: EditedEntry) {
  const { title = '', slug, type } = entry;
  if (!slug) return undefined;
  const parentId = rule.parent && relationId(entry[rule.parent.column.replace(/_id$/, '')] as Parameters<typeof relationId>[0]);
  const parent = rule.parent && parentId && (await addressIn(db, siteId, { collection: rule.parent.collection, id: parentId }));
  if (parentId && !parent) return undefined;
  return rule.place({ siteId, title, slug, parentId, membersOnly: false, type }, parent || undefined)?.path;
}
