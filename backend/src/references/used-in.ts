import { getTranslation } from '@payloadcms/translations';
import { defaultLocale, type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import type { CollectionSlug, Field, GlobalSlug, PayloadRequest } from 'payload';
import { type Mention, mentionsIn, type Step, type Target } from './mentions.ts';
import { type Referring, referringDocuments } from './referring-documents.ts';
import { isCounted } from './relation-fields.ts';

/** State of a language at a place: on the site, only in a draft, or without text. */
export type UseState = 'live' | 'draft' | 'missing';

/** Use of a document, described in the language of the admin's user. */
export type Use = {
  title: string;
  kind: string;
  place: string;
  /** Path of the document in the admin. */
  path: string;
  languages: Partial<Record<LocaleCode, UseState>>;
};

/**
 * Uses of a document. `referring` contains at most `maxDocuments` documents that refer to it. `documents` counts all of them; beyond
 * that maximum it may also count documents whose JSON contains the same id of another collection.
 */
export type UsedIn = { uses: Use[]; referring: Referring[]; documents: number };

const maxDocuments = 100;

type Request = Pick<PayloadRequest, 'payload' | 'transactionID' | 'i18n'>;
type Doc = Record<string, unknown> & { _status?: Partial<Record<LocaleCode, string>> };

/** Finds the uses of a document in published texts and latest drafts, in every language. Ignores older versions. */
export async function usedIn(req: Request, target: Target): Promise<UsedIn> {
  const documents = (await referringDocuments(req, target)).filter(
    ({ slug, id }) => slug !== target.collection || id !== target.id,
  );
  const uses: Use[] = [];
  const referring: Referring[] = [];
  let read = 0;
  // A JSON field may contain the same id of another collection. Such a document does not count, and the next one is read.
  while (read < documents.length && referring.length < maxDocuments) {
    const document = documents[read] as Referring;
    const found = await usesInDocument(req, document, target);
    uses.push(...found);
    read += 1;
    if (found.length > 0) referring.push(document);
  }
  return { uses, referring, documents: documents.length - read + referring.length };
}

async function usesInDocument(req: Request, document: Referring, target: Target): Promise<Use[]> {
  const { fields, kind, titleField, hasDrafts } = sourceOf(req, document);
  const live = await readDocument(req, document, false);
  const draft = hasDrafts ? await readDocument(req, document, true) : undefined;
  if (!live) return [];
  const places = new Map<string, Partial<Record<LocaleCode, UseState>>>();
  const note = (doc: Doc | null | undefined, stateOf: (locale: LocaleCode, mention: Mention) => UseState | undefined) => {
    for (const mention of mentionsIn(fields, doc)) {
      if (!isMentionOf(mention, target) || !isCounted(document.slug, mention.steps.map(({ name }) => name).join('.'))) continue;
      const states = mention.locale ? [mention.locale] : localeCodes;
      const known = places.get(placeOf(req, mention.steps)) ?? {};
      for (const locale of states) known[locale] ??= stateOf(locale, mention);
      if (Object.values(known).some((state) => state !== undefined)) places.set(placeOf(req, mention.steps), known);
    }
  };
  const isLive = (locale: LocaleCode) => !hasDrafts || live._status?.[locale] === 'published';
  const hasText = (locale: LocaleCode) => Boolean(textIn(draft?.[titleField] ?? live[titleField], locale));
  note(live, (locale) => (isLive(locale) ? 'live' : undefined));
  // A draft may have pictures before it has a title.
  note(draft, (locale, mention) => (hasText(locale) || mention.locale ? 'draft' : undefined));
  const title = titleOf(req, (draft ?? live)[titleField]) || String(document.id);
  const path = document.kind === 'global' ? `/globals/${document.slug}` : `/collections/${document.slug}/${document.id}`;
  return [...places].map(([place, languages]) => ({
    title: document.kind === 'global' ? kind : title,
    kind,
    place,
    path,
    languages: hasDrafts ? withMissing(languages, hasText) : languages,
  }));
}

const isMentionOf = ({ target: { collection, id } }: Mention, target: Target): boolean =>
  collection === target.collection && id === target.id;

function withMissing(languages: Use['languages'], hasText: (locale: LocaleCode) => boolean): Use['languages'] {
  const missing = localeCodes.filter((locale) => !languages[locale] && !hasText(locale));
  return { ...languages, ...Object.fromEntries(missing.map((locale) => [locale, 'missing' as const])) };
}

type Source = { fields: Field[]; kind: string; titleField: string; hasDrafts: boolean };

function sourceOf({ payload, i18n }: Request, { kind, slug }: Referring): Source {
  if (kind === 'global') {
    const config = payload.globals.config.find((global) => global.slug === slug);
    if (!config) throw new Error(`there is no global ${slug}`);
    return { fields: config.fields, kind: getTranslation(config.label, i18n), titleField: '', hasDrafts: false };
  }
  const { config } = payload.collections[slug as CollectionSlug];
  const { fields, labels, admin, versions } = config;
  return {
    fields,
    kind: getTranslation(labels.singular, i18n),
    titleField: admin.useAsTitle ?? 'id',
    hasDrafts: Boolean(versions?.drafts),
  };
}

/** Reads a document in all languages. Payload stores the language in the request, so each read gets a new one. */
async function readDocument(req: Request, { kind, slug, id }: Referring, draft: boolean): Promise<Doc | null> {
  const options = { locale: 'all', depth: 0, overrideAccess: true, draft, req: { transactionID: req.transactionID } } as never;
  const doc: unknown =
    kind === 'global'
      ? await req.payload.findGlobal({ slug: slug as GlobalSlug, ...(options as object) })
      : await req.payload.findByID({ collection: slug as CollectionSlug, id, disableErrors: true, ...(options as object) });
  return doc as Doc | null;
}

function textIn(value: unknown, locale: LocaleCode): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[locale] : value;
}

/** Returns a title in the language of the admin's user, otherwise in the default language, otherwise in any. */
function titleOf({ i18n }: Request, value: unknown): string {
  const own = localeCodes.filter((code) => code === i18n.language);
  const titles = [...own, defaultLocale, ...localeCodes].map((locale) => textIn(value, locale));
  return String(titles.find(Boolean) ?? '');
}

/** Returns the place in words, such as "Block 4, Text and picture › Picture". */
function placeOf({ i18n }: Request, steps: readonly Step[]): string {
  return steps
    .map(({ label, name, row, block }) => {
      const words = label ? getTranslation(label as string, i18n) : name;
      const numbered = row === undefined ? words : `${words} ${row}`;
      return block ? `${numbered}, ${getTranslation(block as string, i18n)}` : numbered;
    })
    .join(' › ');
}
