import { defaultLocale, type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import type { Field, PayloadRequest } from 'payload';
import { isDrafted } from '../platform/publication/drafted-collections.ts';
import type { PresentText } from './compare-texts.ts';
import { wordsOf } from './text-words.ts';
import { translatedTexts, type Values } from './translated-texts.ts';
import { globalId } from './translation-href.ts';

/** The languages into which editors translate. */
export const translatedLocales: readonly LocaleCode[] = localeCodes.filter((code) => code !== defaultLocale);

/** All localised texts of a document. */
export type DocumentTexts = {
  id: number;
  /** Title in the default language; empty for a global. */
  title: string;
  updatedAt: string | null;
  /** Whether it is live in the default language, and needs its translations. */
  isTranslated: boolean;
  texts: Readonly<Record<LocaleCode, Readonly<Record<string, PresentText>>>>;
};

/** Reads documents of a collection, or a global, in all languages: the published state and the latest draft. Reads without hooks. */
export async function readTexts(req: PayloadRequest, kind: string, ids: readonly number[]): Promise<DocumentTexts[]> {
  const { collections, db, globals } = req.payload;
  const collection = collections[kind as keyof typeof collections]?.config;
  if (!collection) {
    const global = globals.config.find(({ slug }) => slug === kind);
    const values = ((await db.findGlobal({ slug: kind, locale: 'all', req })) ?? {}) as Values;
    return global ? [textsOf(kind, global.fields, { ...values, id: globalId }, undefined, '')] : [];
  }
  const args = {
    collection: collection.slug,
    locale: 'all',
    limit: 0,
    pagination: false,
    sort: 'id',
    // The type knows the joins of one collection only.
    joins: false as never,
    req,
  } as const;
  const { docs } = await db.find<Values>({ ...args, where: { id: { in: [...ids] } } });
  const drafts = isDrafted(kind) ? await db.queryDrafts<Values>({ ...args, where: { parent: { in: [...ids] } } }) : undefined;
  const written = new Map(drafts?.docs.map((draft) => [draft.id, draft]));
  const titleField = collection.admin.useAsTitle ?? 'id';
  return docs.map((doc) => textsOf(kind, collection.fields, doc, drafts && (written.get(doc.id) ?? doc), titleField));
}

function textsOf(
  kind: string,
  fields: readonly Field[],
  doc: Values,
  draft: Values | undefined,
  titleField: string,
): DocumentTexts {
  const texts = Object.fromEntries(localeCodes.map((code) => [code, {}])) as Record<LocaleCode, Record<string, PresentText>>;
  const isLive = (code: LocaleCode) => !isDrafted(kind) || inLocale(doc._status, code) === 'published';
  const add = (values: Values, name: keyof PresentText, locales: readonly LocaleCode[]) => {
    for (const { field, key, value } of translatedTexts(fields, values, kind))
      for (const code of locales) {
        const words = wordsOf(field, inLocale(value, code));
        if (words) texts[code][key] = { ...{ live: '', written: '' }, ...texts[code][key], [name]: words };
      }
  };
  add(doc, 'live', localeCodes.filter(isLive));
  if (draft) add(draft, 'written', localeCodes);
  const title = inLocale(doc[titleField], defaultLocale) ?? doc[titleField];
  return {
    id: Number(doc.id),
    title: titleField && String((typeof title === 'object' ? '' : title) || doc.filename || `#${doc.id}`),
    updatedAt: typeof doc.updatedAt === 'string' ? doc.updatedAt : null,
    // A download that exists in Dutch only has no translations.
    isTranslated: isLive(defaultLocale) && doc.dutchOnly !== true,
    texts,
  };
}

const inLocale = (value: unknown, code: LocaleCode): unknown =>
  typeof value === 'object' && value !== null ? (value as Partial<Record<string, unknown>>)[code] : undefined;
