import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import lines from './places.json' with { type: 'json' };

/** A place of the list. `names` has its names in several languages. */
export type Place = { names: readonly string[]; country: string; latitude: number; longitude: number };

/** Country that a name means first, if it exists in several. */
const homeCountry = { nl: 'NL', en: undefined, de: 'DE' } as const;

let index: Map<string, Place[]> | undefined;

/**
 * Finds a place by one of its names, or by the beginning of one, with or without its country: "Utrecht", "keulen", "Frankfurt",
 * "Neustadt, AT". Of several, that in the site's country is preferred, and then the largest one. Returns undefined if none matches.
 */
export function findPlace(siteId: SiteId, text: string): Place | undefined {
  index ??= indexed(lines.map(placeIn));
  const [, name = '', country] = /^(.*?)(?:[\s,(]+([a-z]{2})\)?)?$/i.exec(text.trim()) ?? [];
  const home = homeCountry[localeOfSite(siteId)];
  const whole = index.get(folded(text));
  if (whole) return preferred(whole, home);
  const inCountry = index.get(folded(name))?.find((place) => place.country === country?.toUpperCase());
  return inCountry ?? startingWith(index, text, home);
}

const preferred = (places: readonly Place[], country: string | undefined): Place | undefined =>
  places.find((place) => place.country === country) ?? places[0];

/** Returns the place that has the text as the first whole words of a name. */
function startingWith(places: Map<string, Place[]>, text: string, country: string | undefined): Place | undefined {
  const start = `${folded(text)} `;
  if (start.length < 4) return undefined;
  return preferred(
    [...places].flatMap(([name, found]) => (name.startsWith(start) ? found : [])),
    country,
  );
}

function placeIn(line: string): Place {
  const [names = '', country = '', latitude, longitude] = line.split(';');
  return { names: names.split('/'), country, latitude: Number(latitude), longitude: Number(longitude) };
}

function indexed(places: readonly Place[]): Map<string, Place[]> {
  const byName = new Map<string, Place[]>();
  for (const place of places)
    for (const name of new Set(place.names.map(folded))) byName.set(name, [...(byName.get(name) ?? []), place]);
  return byName;
}

/** Returns a name without case, accents and punctuation: "'s-Hertogenbosch" as "s hertogenbosch". */
function folded(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}+/gu, '');
  return plain
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
