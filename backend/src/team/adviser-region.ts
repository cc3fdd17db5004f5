import { type CountryCode, countryCodes } from '@plantsoen/contract/countries.ts';
import { type LocaleCode, localeCodes } from '@plantsoen/contract/locales.ts';
import type { Sql } from '../platform/api/instrumented-sql.ts';

/** Place of a project as far as it is known. */
export type Place = { country: CountryCode | null; postcode: string | null };

/** Region of an adviser: postcodes of a country, or all of it without postcodes. The title is for visitors, in one language. */
export type AdviserRegion = {
  id: number;
  country: CountryCode;
  postcodes: readonly string[];
  adviserId: number;
  title: string | null;
};

const range = /^(\d{1,6})-(\d{1,6})$/;

/** Returns a postcode in capitals, without spaces and the code of its country: `D-10115` becomes `10115`. */
export const normalizePostcode = (text: string): string =>
  text
    .toUpperCase()
    .replace(/^\s*[A-Z]{1,2}\s*-\s*(?=\d)/, '')
    .replace(/[^A-Z\d]/g, '');

/** Whether a text is a range of postcodes (`1000-3999`) or their beginning (`80`, `SW1A`, `1017 AB`). */
export function isPostcodeRule(rule: string): boolean {
  const [, from = '', to = ''] = range.exec(rule) ?? [];
  return from === '' ? /^[A-Z\d][A-Z\d ]{0,7}$/i.test(rule) : from.length === to.length && from <= to;
}

/**
 * Returns the part of all postcodes that a rule covers, from 0 to 1, or undefined if it does not match. A beginning of letters alone is a
 * British postcode area, which ends before the first digit: `G` matches `G2 1DU`, but not `GL1 1AA`.
 */
function shareOf(rule: string, postcode: string): number | undefined {
  const [, from = '', to = ''] = range.exec(rule) ?? [];
  if (from !== '') {
    const digits = postcode.slice(0, from.length);
    if (!/^\d+$/.test(digits) || digits.length < from.length || digits < from || digits > to) return undefined;
    return (Number(to) - Number(from) + 1) / 10 ** from.length;
  }
  const start = rule.toUpperCase().replaceAll(' ', '');
  if (!postcode.startsWith(start)) return undefined;
  const isArea = /^[A-Z]+$/.test(start);
  return isArea && /^[A-Z]/.test(postcode.slice(start.length)) ? undefined : 10 ** -start.length;
}

/**
 * Returns the region of a place: the one whose matching rule covers the fewest postcodes, and else the one for all of the country. Of
 * equal ones, the first is returned.
 */
export function matchRegion(regions: readonly AdviserRegion[], { country, postcode }: Place): AdviserRegion | undefined {
  const normalized = normalizePostcode(postcode ?? '');
  const matches = regions
    .filter((region) => region.country === country)
    .flatMap((region) => {
      const shares = region.postcodes.flatMap((rule) => (normalized === '' ? [] : (shareOf(rule, normalized) ?? [])));
      // Above every rule: postcodes are more specific than their country.
      const share = region.postcodes.length === 0 ? 2 : Math.min(...shares);
      return Number.isFinite(share) ? [{ region, share }] : [];
    });
  return matches.toSorted((one, other) => one.share - other.share)[0]?.region;
}

const countryNames = new Map(
  localeCodes.flatMap((locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    return countryCodes.map((code) => [names.of(code)?.toLowerCase(), code] as const);
  }),
);

/** Returns the code of a country by its code or its name in a language of the site; null for another text. */
export function countryOf(text: string): CountryCode | null {
  const code = countryCodes.find((one) => one === text.trim().toUpperCase());
  return code ?? countryNames.get(text.trim().toLowerCase()) ?? null;
}

type Answer = { handle: string; text: string; encrypted: boolean };

/** A postcode of any of the countries within a text. */
export const postcodeInText = /\b(?:\d{5}|\d{4}(?:\s?[A-Z]{2})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})\b/i;

/**
 * Returns the place of a request from the fields of its form with a country and a postcode, by their handles. A form without a postcode may
 * have one in its town: `5611 AB Eindhoven`.
 */
export function placeOf(values: readonly Answer[]): Place {
  const textOf = (pattern: RegExp) =>
    values.find(({ handle, text, encrypted }) => !encrypted && text && pattern.test(handle))?.text;
  const country = textOf(/(country|land)$/i);
  const town = textOf(/(town|city|place|plaats|ort|stadt)$/i);
  const postcode = (textOf(/(post_?code|postal_?code|zip(_?code)?|plz|postleitzahl)$/i) ?? postcodeInText.exec(town ?? '')?.[0])
    ?.trim()
    .slice(0, 12);
  return { country: country ? countryOf(country) : null, postcode: postcode || null };
}

/** Returns the regions of a country, by the names that editors see. */
export function regionsOf(sql: Sql, country: CountryCode, locale: LocaleCode): Promise<AdviserRegion[]> {
  return sql.query<AdviserRegion>(
    `select r.id, r.country::text as country, r.adviser_id as "adviserId", nullif(l.title, '') as title,
       array(select x.text from adviser_regions_texts x where x.parent_id = r.id and x.path = 'postcodes' order by x."order") as postcodes
     from adviser_regions r left join adviser_regions_locales l on l._parent_id = r.id and l._locale = $2::_locales
     where r.country::text = $1 and r.adviser_id is not null order by r.name, r.id`,
    [country, locale],
  );
}

/** Returns the region of a place, with its adviser; undefined if no region covers it. */
export async function findRegion(sql: Sql, place: Place, locale: LocaleCode): Promise<AdviserRegion | undefined> {
  if (place.country === null) return undefined;
  return matchRegion(await regionsOf(sql, place.country, locale), place);
}
