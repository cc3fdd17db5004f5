import { type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import { describedCollections } from '../../../src/media/media-review.ts';
import type { Use } from '../../../src/references/used-in.ts';

/** Alternative texts of a document by language. Decorative pictures need none. */
export type AltByLanguage = { alt?: Partial<Record<LocaleCode, string | null>> | null; decorative?: boolean | null };

/** Returns the languages in which a document is in use while its replacement has no alternative text. */
export function languagesWithoutAlt(uses: readonly Pick<Use, 'languages'>[], { alt, decorative }: AltByLanguage): LocaleCode[] {
  const isInUse = (locale: LocaleCode) => uses.some(({ languages }) => (languages[locale] ?? 'missing') !== 'missing');
  return decorative ? [] : localeCodes.filter((locale) => isInUse(locale) && !alt?.[locale]?.trim());
}

/** Reads the alternative texts of a picture or drawing. Returns undefined for other documents, and if they cannot be read. */
export async function readAlt(collection: string, id: number): Promise<AltByLanguage | undefined> {
  if (!(describedCollections as readonly string[]).includes(collection)) return undefined;
  const query = 'depth=0&locale=all&select[alt]=true&select[decorative]=true';
  const response = await fetch(`/api/${collection}/${id}?${query}`).catch(() => undefined);
  return response?.ok ? ((await response.json()) as AltByLanguage) : undefined;
}
