import { defaultLocale, type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import { APIError, type CollectionSlug, type Field, type GlobalSlug, type PayloadRequest, type TypedUser } from 'payload';
import { refusal } from '../platform/payload/refusal.ts';
import { replacementContext } from '../platform/payload/replacement-request.ts';
import { isDrafted } from '../platform/publication/drafted-collections.ts';
import { type Values, withEmptyFields } from '../platform/publication/empty-fields.ts';
import { mentionsIn, type Target } from './mentions.ts';
import type { Referring } from './referring-documents.ts';
import { isCounted } from './relation-fields.ts';
import { type Use, usedIn } from './used-in.ts';

/** Returns the key by which an editor confirms a place. */
export const placeKey = ({ path, place }: Pick<Use, 'path' | 'place'>): string => `${path} ${place}`;

/** Result of a replacement: the number of replaced places, and of documents that still refer to the former document. */
export type Replaced = { replaced: number; remaining: number };

type Replacement = { target: Target; by: number; confirmed: ReadonlySet<string> };

/**
 * Replaces `target` by another document of the same collection, in the documents that `usedIn` returns: in published texts and
 * drafts, in every language. The editor confirms the remaining documents in the next list. Each document is saved with the rights
 * and validation of the editor. Throws if a place was not confirmed, so that nothing changes unseen. The caller opens the
 * transaction.
 */
export async function replaceEverywhere(req: PayloadRequest, { target, by, confirmed }: Replacement): Promise<Replaced> {
  const { uses, referring, documents } = await usedIn(req, target);
  if (uses.some((use) => !confirmed.has(placeKey(use))))
    throw refusal(req, {
      nl: 'Intussen is dit op andere plekken gebruikt. Laad de pagina opnieuw en bekijk de lijst.',
      en: 'The places that use this have changed. Reload the page and check the list.',
      de: 'Dies wird inzwischen an weiteren Stellen verwendet. Laden Sie die Seite neu und sehen Sie sich die Liste an.',
    });
  for (const document of referring) {
    const inDocument = { req, document, fields: fieldsOf(req, document), target, by };
    if (document.kind === 'collection' && isDrafted(document.slug)) await replaceInDrafted(inDocument);
    else await replaceInPlain(inDocument);
  }
  return { replaced: uses.length, remaining: documents - referring.length };
}

type InDocument = { req: PayloadRequest; document: Referring; fields: Field[]; target: Target; by: number };

function fieldsOf({ payload }: PayloadRequest, { kind, slug }: Referring): Field[] {
  if (kind === 'collection') return payload.collections[slug as CollectionSlug].config.fields;
  return payload.globals.config.find((global) => global.slug === slug)?.fields ?? [];
}

/** Replaces the mentions in the values of one language. Returns the names of the changed top-level fields. */
function replaceIn(values: Values, { fields, document, target, by }: InDocument, locale: LocaleCode): Set<string> {
  const mentions = [...mentionsIn(fields, values, { steps: [], locale })].filter(
    ({ target: { collection, id }, steps }) =>
      collection === target.collection && id === target.id && isCounted(document.slug, steps.map(({ name }) => name).join('.')),
  );
  for (const { replace } of mentions) replace(by);
  return new Set(mentions.map(({ steps }) => steps[0]?.name ?? ''));
}

/**
 * Returns options to read and write in one language as the editor. Payload stores the language in the request, so each call gets
 * a new one.
 */
function options({ req }: InDocument, locale: LocaleCode) {
  const user = req.user as TypedUser;
  return {
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
    user,
    req: { transactionID: req.transactionID },
    context: replacementContext,
  } as never;
}

async function read(from: InDocument, locale: LocaleCode, draft: boolean): Promise<Values> {
  const { req, document } = from;
  const { kind, slug, id } = document;
  const how: object = { ...(options(from, locale) as object), draft };
  const doc: unknown =
    kind === 'global'
      ? await req.payload.findGlobal({ slug: slug as GlobalSlug, ...how })
      : await req.payload.findByID({ collection: slug as CollectionSlug, id, ...how });
  return structuredClone(doc) as Values;
}

async function write(to: InDocument, locale: LocaleCode, data: Values, draft = false): Promise<void> {
  const { req, document } = to;
  const { kind, slug, id } = document;
  const how = { ...(options(to, locale) as object), data: data as never };
  try {
    if (kind === 'global') await req.payload.updateGlobal({ slug: slug as GlobalSlug, ...how });
    else await req.payload.update({ collection: slug as CollectionSlug, id, ...how, ...(draft && { draft: true }) });
  } catch (error) {
    throw error instanceof APIError ? refusedBy(req, String(data.title ?? slug), error.message) : error;
  }
}

function refusedBy(req: PayloadRequest, title: string, reason: string): APIError {
  return refusal(req, {
    nl: `Er is niets vervangen, want "${title}" kan niet worden opgeslagen: ${reason}`,
    en: `Nothing was replaced, because "${title}" cannot be saved: ${reason}`,
    de: `Es wurde nichts ersetzt, denn „${title}“ lässt sich nicht speichern: ${reason}`,
  });
}

/**
 * Replaces the mentions in a document without drafts. The default language comes first and saves the shared fields, because its
 * required texts exist.
 */
async function replaceInPlain(document: InDocument): Promise<void> {
  for (const locale of [defaultLocale, ...localeCodes.filter((code) => code !== defaultLocale)]) {
    const values = await read(document, locale, false);
    const changed = replaceIn(values, document, locale);
    if (changed.size > 0) await write(document, locale, topLevel(document.fields, values, changed));
  }
}

/** Returns the values of the top-level fields with these names. A named tab or group is saved as a whole. */
function topLevel(fields: readonly Field[], values: Values, names: ReadonlySet<string>): Values {
  const all = withEmptyFields(fields, values);
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
}

/**
 * Publishes the live text of each language with the replacement, and then saves the drafts again, because publishing overwrites
 * them.
 */
async function replaceInDrafted(document: InDocument): Promise<void> {
  const drafts = new Map<LocaleCode, Values>();
  const dirty = new Set<LocaleCode>();
  for (const locale of localeCodes) {
    const draft = await read(document, locale, true);
    if (replaceIn(draft, document, locale).size > 0) dirty.add(locale);
    if (draft._status === 'draft' && (draft.title || dirty.has(locale))) drafts.set(locale, draft);
  }
  let isPublished = false;
  for (const locale of localeCodes) {
    const live = await read(document, locale, false);
    if (live._status !== 'published' || replaceIn(live, document, locale).size === 0) continue;
    await write(document, locale, { ...complete(document, live), _status: 'published' });
    isPublished = true;
  }
  for (const [locale, draft] of drafts)
    if (isPublished || dirty.has(locale)) await write(document, locale, { ...complete(document, draft), _status: 'draft' }, true);
}

function complete({ fields }: InDocument, values: Values): Values {
  const { _status: _, ...data } = withEmptyFields(fields, values);
  return data;
}
