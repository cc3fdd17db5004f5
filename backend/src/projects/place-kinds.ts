import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { Label } from '../platform/payload/label.ts';

/** The kinds of places of projects. Editors choose one, and visitors filter by them (CON-01). */
export const placeKinds = {
  park: { nl: 'Park', en: 'Park', de: 'Park' },
  square: { nl: 'Plein', en: 'Square', de: 'Platz' },
  street: { nl: 'Straat', en: 'Street', de: 'Straße' },
  waterfront: { nl: 'Waterkant', en: 'Waterfront', de: 'Ufer' },
  nature: { nl: 'Natuur', en: 'Nature', de: 'Natur' },
  residential: { nl: 'Woonbuurt', en: 'Residential area', de: 'Wohngebiet' },
  school: { nl: 'School', en: 'School', de: 'Schule' },
  campus: { nl: 'Campus', en: 'Campus', de: 'Campus' },
  care: { nl: 'Zorg', en: 'Care', de: 'Pflege' },
  station: { nl: 'Station', en: 'Station', de: 'Bahnhof' },
  'mixed-use': { nl: 'Gemengd gebied', en: 'Mixed use', de: 'Mischgebiet' },
} as const satisfies Record<string, Label>;

export type PlaceKind = keyof typeof placeKinds;

/** Returns the name of a kind of place in a site's language. */
export function placeKindName(siteId: SiteId, kind: PlaceKind | null): string | null {
  return kind && placeKinds[kind][localeOfSite(siteId)];
}
