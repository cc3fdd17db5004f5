import { type LocaleCode, localeOf } from '@plantsoen/contract/locales.ts';
import type { FacetedRow, FactChoice } from '../facets/faceted-row.ts';
import type { FactLabel } from '../facets/facets.ts';
import type { Facet } from '../platform/generated/contract.ts';
import type { Label } from '../platform/payload/label.ts';
import { downloadKinds, downloadLanguages } from './download-kinds.ts';
import type { OfferedRow } from './offered-rows.ts';

const names = {
  category: { nl: 'Productgroep', en: 'Product group', de: 'Produktgruppe' },
  product: { nl: 'Product', en: 'Product', de: 'Produkt' },
  kind: { nl: 'Soort', en: 'Kind', de: 'Art' },
  language: { nl: 'Taal', en: 'Language', de: 'Sprache' },
  format: { nl: 'Formaat', en: 'Format', de: 'Format' },
  since: { nl: 'Versie vanaf', en: 'Version from', de: 'Version ab' },
} as const satisfies Record<string, Label>;

/** Maximum number of products to choose from. */
const maxProducts = 100;

const since: Label = { nl: 'vanaf {month}', en: 'from {month}', de: 'ab {month}' };

/** Maximum number of months to choose the oldest version from. */
const maxMonths = 24;

const monthOf = ({ date }: Pick<OfferedRow, 'date'>) => date?.slice(0, 7);

/** Returns the latest months with a version, newest first. */
function monthsOf(rows: readonly OfferedRow[]): string[] {
  const months = new Set(rows.flatMap((row) => monthOf(row) ?? []));
  return [...months].sort().reverse().slice(0, maxMonths);
}

/** Returns files as rows of an index of facets. A file without a language suits every language. */
export function facetedRows(rows: readonly OfferedRow[]): FacetedRow<null>[] {
  const months = monthsOf(rows);
  const languages = [...new Set(rows.flatMap(({ language }) => language ?? []))];
  return rows.map((row, position) => {
    const { id, categories, products, kind, language, format } = row;
    const month = monthOf(row) ?? '';
    const facts = {
      category: categories,
      product: products.map(([number]) => number),
      kind: kind ? [kind] : [],
      format: [format],
    };
    return {
      ...{ id, position, scope: null },
      facts: { ...facts, language: language ? [language] : languages, since: months.filter((one) => one <= month) },
    };
  });
}

/** Returns the facts that files are filtered by, with the values of a site's files in its language. */
export function offeredFacts(rows: readonly OfferedRow[], locale: LocaleCode, categories: [string, string][]): FactLabel[] {
  const used = (key: 'kind' | 'language') => new Set(rows.flatMap((row) => row[key] ?? []));
  const labelled = (labels: Readonly<Record<string, Label>>, values: ReadonlySet<string>): [string, string][] =>
    Object.entries(labels).flatMap(([value, label]) => (values.has(value) ? [[value, label[locale]]] : []));
  const month = new Intl.DateTimeFormat(localeOf(locale).languageTag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const texts = new Intl.Collator(locale, { numeric: true });
  const owned = new Set(rows.flatMap((row) => row.categories));
  const values: Record<keyof typeof names, [string, string][]> = {
    category: categories.filter(([key]) => owned.has(key)),
    product: [...new Map(rows.flatMap(({ products }) => products))].toSorted(([, one], [, other]) => texts.compare(one, other)),
    kind: labelled(downloadKinds, used('kind')),
    language: labelled(downloadLanguages, used('language')),
    format: [...new Set(rows.map(({ format }) => format))].sort().map((format) => [format, format.toUpperCase()]),
    since: monthsOf(rows).map((one) => [one, since[locale].replace('{month}', month.format(new Date(`${one}-01`)))]),
  };
  return Object.entries<Label>(names).map(([key, label]) => ({
    key,
    name: label[locale],
    kind: 'list',
    unit: undefined,
    values: new Map(values[key as keyof typeof names]),
  }));
}

/**
 * Returns a facet of files for a page. Of more than 100 products, it has those with files under the other filters and search words,
 * and the chosen ones.
 */
export function pageFacet(facet: Facet, choices: readonly FactChoice[]): Facet {
  if (facet.key !== 'product' || facet.values.length <= maxProducts) return facet;
  const choice = choices.find(({ key }) => key === facet.key);
  const chosen = new Set(choice && 'values' in choice ? choice.values : []);
  const others = facet.values.filter(({ value, count }) => count > 0 && !chosen.has(value)).slice(0, maxProducts);
  const shown = new Set([...chosen, ...others.map(({ value }) => value)]);
  return { ...facet, values: facet.values.filter(({ value }) => shown.has(value)) };
}
