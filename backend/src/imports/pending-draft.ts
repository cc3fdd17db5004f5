import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { ImportColumn } from './import-column.ts';
import type { StoredRecord } from './stored-record.ts';

/** Returns the language whose publication makes a change of a product visible; undefined if the change stays a draft. */
export function publishedLocale(
  stored: StoredRecord | undefined,
  { locale }: Pick<ImportColumn, 'locale'>,
): LocaleCode | undefined {
  const { liveIn = [], draftIn = [] } = stored ?? {};
  if (locale !== undefined) return liveIn.includes(locale) ? locale : undefined;
  return liveIn.find((code) => !draftIn.includes(code)) ?? liveIn[0];
}

/** Whether a change would publish changes of a draft, which its editor has not released. */
export function pendingDraft(stored: StoredRecord | undefined, column: Pick<ImportColumn, 'locale'>): boolean {
  const locale = publishedLocale(stored, column);
  return locale !== undefined && (stored?.draftIn ?? []).includes(locale);
}
