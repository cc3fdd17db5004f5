import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { FlattenedField } from 'payload';

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What would be published of a draft in one language: what languages share as the draft has it, the texts of this language, and
 * those of the others as they are published. Both documents hold their texts by language.
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
