import type { LocaleCode } from '@plantsoen/contract/locales.ts';

/** Path of the tab of a document with source and translation side by side. */
export const translationTab = '/translate';

/** Number that stands for the only document of a global. */
export const globalId = 0;

/** Returns the address of a document's translation in the admin. */
export function translationHref(kind: string, id: number, locale: LocaleCode): string {
  const document = id === globalId ? `globals/${kind}` : `collections/${kind}/${id}`;
  return `/admin/${document}${translationTab}?locale=${locale}`;
}
