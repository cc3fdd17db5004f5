import { isLocaleCode, type LocaleCode } from '@plantsoen/contract/locales.ts';
import { translatedLocales } from '../../../src/translations/document-texts.ts';
import { type OpenState, openStates, translationOrders } from '../../../src/translations/translation-overview.ts';

/** Filter, order and page of the overview, as in its address. */
export type TranslationsQuery = {
  kind?: string | undefined;
  locale?: LocaleCode | undefined;
  state?: OpenState | undefined;
  sort: (typeof translationOrders)[number];
  offset: number;
};

const maxOffset = 1_000_000;

/** Translates the parameters of the address. An unknown value does not filter. */
export function queryOf(
  parameters: Record<string, string | string[] | undefined> | undefined,
  kinds: readonly string[],
): TranslationsQuery {
  const parameter = (name: string) => [parameters?.[name]].flat()[0] ?? '';
  // Payload takes the parameter `locale` as the language of the content, and keeps it for the next document.
  const locale = parameter('language');
  return {
    kind: kinds.find((kind) => kind === parameter('kind')),
    locale: isLocaleCode(locale) && translatedLocales.includes(locale) ? locale : undefined,
    state: openStates.find((state) => state === parameter('state')),
    sort: translationOrders.find((order) => order === parameter('sort')) ?? 'kind',
    offset: Math.min(Math.max(Math.trunc(Number(parameter('offset')) || 0), 0), maxOffset),
  };
}

/** Returns the address of the overview with a filter, order and page. */
export function hrefOf({ kind, locale, state, sort, offset }: TranslationsQuery): string {
  const parameters = { ...(kind && { kind }), ...(locale && { language: locale }), ...(state && { state }), sort };
  return `/admin/translations?${new URLSearchParams({ ...parameters, ...(offset > 0 && { offset: String(offset) }) })}`;
}
