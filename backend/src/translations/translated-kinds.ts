import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { type Field, type PayloadRequest, type SanitizedConfig, traverseFields } from 'payload';
import { writesIn } from '../platform/access/roles.ts';
import { translatedLocales } from './document-texts.ts';
import { isTranslated } from './translated-texts.ts';

type Entities = Pick<SanitizedConfig, 'collections' | 'globals'>;

/** Whether a collection or global has a localised text. */
export function hasTranslations(fields: readonly Field[]): boolean {
  let isFound = false;
  traverseFields({
    fields: [...fields],
    fillEmpty: false,
    callback: ({ field }) => {
      if ('localized' in field && field.localized && isTranslated(field)) isFound = true;
      return isFound;
    },
  });
  return isFound;
}

/** Returns the slugs of all collections and globals with localised texts, in the order of the configuration. */
export function translatedKinds({ collections, globals }: Entities): string[] {
  return [...collections, ...globals].filter(({ fields }) => hasTranslations(fields)).map(({ slug }) => slug);
}

/** Returns the languages into which a user translates: for editors all of them. */
export const translatedBy = (user: PayloadRequest['user']): LocaleCode[] =>
  translatedLocales.filter((locale) => writesIn(user, locale));

/** Returns the translated collections and globals that the user may change in a language. */
export async function editableKinds(req: PayloadRequest): Promise<string[]> {
  const [locale] = translatedBy(req.user);
  if (!locale) return [];
  const kinds = translatedKinds(req.payload.config);
  const answers = await Promise.all(kinds.map(async (kind) => ((await mayTranslate(req, kind, locale)) ? [kind] : [])));
  return answers.flat();
}

/** Whether the user may change a document of a collection, or a global, in a language. */
export async function mayTranslate(req: PayloadRequest, kind: string, locale: LocaleCode, id?: number): Promise<boolean> {
  const { collections, globals } = req.payload.config;
  const access = [...collections, ...globals].find(({ slug }) => slug === kind)?.access.update;
  if (!writesIn(req.user, locale)) return false;
  return Boolean(await access?.({ req: { ...req, locale }, ...(id !== undefined && { id }) }));
}
