import { type LocaleCode, localeOf } from '@plantsoen/contract/locales.ts';
import { formatsOf } from '../locale/formats.ts';

/** A text, or its plural forms by the categories of the language; `{name}` is a placeholder. */
export type Message = string | { one: string; other: string };
export type Messages = Readonly<Record<string, Message>>;
/** Values by name. Numbers are counts; dimensions and formatted figures are passed as texts. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns a message with its values. The value `count` selects the plural form. */
export function write(message: Message, locale: LocaleCode, values: MessageValues = {}): string {
  const text = typeof message === 'string' ? message : message[pluralForm(locale, Number(values.count))];
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder;
    return typeof value === 'number' ? formatsOf(locale).count(value) : value;
  });
}

const rules: Partial<Record<LocaleCode, Intl.PluralRules>> = {};

function pluralForm(locale: LocaleCode, count: number): 'one' | 'other' {
  rules[locale] ??= new Intl.PluralRules(localeOf(locale).languageTag);
  return rules[locale].select(count) === 'one' ? 'one' : 'other';
}
