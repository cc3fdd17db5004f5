import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import areas from './postcode-areas.json' with { type: 'json' };

/** Largest place of each area of postcodes, by country and by the first two digits. */
const placesOf: Readonly<Record<string, Readonly<Record<string, string>>>> = areas;

/** Country of a postcode without one, by the number of its digits. Five digits are German in every language. */
const countryOf = { nl: 'NL', en: 'NL', de: undefined } as const;

/**
 * Returns the place for a text that begins with a postcode: the place that the text names, as in "7411 AB Deventer", or else the largest one
 * of the area, with its country: "Deventer, NL". Knows Dutch, German and Belgian postcodes ("B-9000"). Returns the text itself without one.
 */
export function placeOfPostcode(siteId: SiteId, text: string): string {
  const found = /^(?:(NL|DE?|BE?)[- ]?)?(\d{4,5})(?:\s?[a-z]{2}(?![\p{L}]))?[\s,]*(.*)$/iu.exec(text.trim());
  if (!found) return text;
  const [, prefix = '', digits = '', name = ''] = found;
  if (name) return name;
  const named = { N: 'NL', D: 'DE', B: 'BE' }[prefix.charAt(0).toUpperCase()];
  const country = named ?? (digits.length === 5 ? 'DE' : countryOf[localeOfSite(siteId)]);
  const place = country && placesOf[country]?.[digits.slice(0, 2)];
  return place ? `${place}, ${country}` : text;
}
