import { localeOfSite, type SiteId } from '@plantsoen/contract/locales.ts';
import type { FactLabel } from '../facets/facets.ts';
import type { ApiContext } from '../platform/api/context.ts';
import type { Label } from '../platform/payload/label.ts';
import { categoryLabels } from '../products/category-labels.ts';
import { placeKinds } from './place-kinds.ts';
import { countryName, type ProjectRow } from './project-rows.ts';

const names = {
  country: { nl: 'Land', en: 'Country', de: 'Land' },
  placeKind: { nl: 'Soort plek', en: 'Kind of place', de: 'Art des Ortes' },
  year: { nl: 'Jaar', en: 'Year', de: 'Jahr' },
  category: { nl: 'Productgroep', en: 'Product group', de: 'Produktgruppe' },
  product: { nl: 'Product', en: 'Product', de: 'Produkt' },
} as const satisfies Record<string, Label>;

/** Returns the facts that projects are filtered by (CON-01, CON-09), with the values of the site's projects in its language. */
export async function projectFacts(context: ApiContext, siteId: SiteId, rows: readonly ProjectRow[]): Promise<FactLabel[]> {
  const locale = localeOfSite(siteId);
  const used = (key: keyof typeof names) => [...new Set(rows.flatMap(({ facts }) => facts[key]?.map(String) ?? []))];
  const byLabel = (labelled: [string, string][]) => labelled.toSorted(([, one], [, other]) => one.localeCompare(other, locale));
  const values: Record<keyof typeof names, [string, string][]> = {
    country: byLabel(used('country').map((code) => [code, countryName(siteId, code) ?? code.toUpperCase()])),
    placeKind: byLabel(Object.entries<Label>(placeKinds).map(([kind, label]) => [kind, label[locale]])),
    year: used('year')
      .toSorted((one, other) => Number(other) - Number(one))
      .map((year) => [year, year]),
    category: await categoryLabels(context, siteId),
    product: byLabel([...new Map(rows.flatMap(({ products }) => products.map(({ number, title }) => [number, title])))]),
  };
  return Object.entries<Label>(names).map(([key, label]) => ({
    key,
    name: label[locale],
    kind: 'list',
    unit: undefined,
    values: new Map(values[key as keyof typeof names]),
  }));
}
