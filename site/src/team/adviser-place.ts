import { type CountryCode, countryCodes } from '@plantsoen/contract/countries.ts';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { AdviserFinderAnswerFragment } from '../platform/generated/operations-types.ts';
import type { SearchTexts } from '../platform/query-string.ts';

/** Place of a project as a visitor enters it: the code of a country, and a text with a postcode. */
export type AdviserPlace = { country: string; postcode: string };

/** The adviser of a place, and whether a visitor has asked for it. */
export type AdviserResult = {
  place: AdviserPlace;
  isAsked: boolean;
  /** Undefined if the request failed. */
  answer: AdviserFinderAnswerFragment | undefined;
};

/** Maximum length of a postcode in the field. */
export const maxPostcodeLength = 20;

const homeCountry: Readonly<Record<LocaleCode, CountryCode>> = { nl: 'NL', en: 'GB', de: 'DE' };

/** Returns the place that the address of the contact page states. Its country is that of the language unless stated. */
export function placeOfQuery({ country = '', postcode = '' }: SearchTexts, locale: LocaleCode): AdviserPlace {
  return { country: country.trim() || homeCountry[locale], postcode: postcode.trim() };
}

/** Returns the code as that of a country in the finder; undefined for another one. */
export const finderCountry = (code: string | null): CountryCode | undefined => countryCodes.find((one) => one === code);

/** Returns the words for a place: its postcode, and its country unless that is the one of the language. */
export function placeText(postcode: string | null, country: { code: CountryCode; name: string }, locale: LocaleCode): string {
  if (!postcode) return country.name;
  return country.code === homeCountry[locale] ? postcode : `${postcode}, ${country.name}`;
}

const storageKey = 'adviserPlace';

/** Returns the place of the adviser that the visitor found last; undefined without one or if storage is blocked. */
export function storedPlace(): AdviserPlace | undefined {
  try {
    const { country, postcode } = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    if (typeof country !== 'string' || typeof postcode !== 'string') return undefined;
    return { country: country.slice(0, 2), postcode: postcode.slice(0, maxPostcodeLength) };
  } catch {
    return undefined;
  }
}

/** Stores the place of a found adviser for the next pages, if storage is available. */
export function storePlace(place: AdviserPlace): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(place));
  } catch {
    // The next pages link to the finder.
  }
}
