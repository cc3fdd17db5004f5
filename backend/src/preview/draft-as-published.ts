import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { FlattenedField } from 'payload';

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the document that would result from publishing a draft in one language. Shared fields and the texts of this language
 * come from the draft. The texts of other languages come from the published document. Both documents contain their texts by
 * language.
 */
export function draftAsPublished(
  fields: readonly FlattenedField[],
  draft: Values,
  published: Values,
  locale: LocaleCode,
): Values {
  const merged: Values = { ...draft };
  for (const field of fields) {
    const [ours, theirs] = [draft[field.name], published[field.name]];
    if ('localized' in field && field.localized) {
      merged[field.name] = { ...(isObject(theirs) && theirs), [locale]: isObject(ours) ? ours[locale] : undefined };
    } else if ((field.type === 'group' || field.type === 'tab') && isObject(ours)) {
      merged[field.name] = draftAsPublished(field.flattenedFields, ours, isObject(theirs) ? theirs : {}, locale);
    }
  }
  return merged;
}
