import type { ProductPartsFragment } from '../../platform/generated/operations-types.ts';
import type { SearchTexts } from '../../platform/query-string.ts';

export type ProductParts = Omit<ProductPartsFragment, ' $fragmentName'>;
export type ListedPart = ProductParts['spareParts'][number];

export const ways = ['code', 'number', 'model'] as const;

/** Way to find parts: by the code on the type plate, by article number, or by model and year. */
export type Way = (typeof ways)[number];

/** The question in the address of the finder. */
export type FinderState = { by: Way; code: string; model: number | undefined; year: string };

export const maxCodeLength = 60;

/** Returns what an address asks for. */
export function readFinder({ by, code = '', model = '', year = '' }: SearchTexts): FinderState {
  return {
    by: ways.find((way) => way === by) ?? 'code',
    code: code.trim().slice(0, maxCodeLength),
    model: /^[1-9]\d{0,8}$/.test(model) ? Number(model) : undefined,
    year: year.trim().slice(0, 10),
  };
}

/** Returns a typed year; undefined for an empty field, null for no year of four digits up to `present`. */
export function yearIn(text: string, present: number): number | undefined | null {
  if (text === '') return undefined;
  const year = Number(text);
  return /^\d{4}$/.test(text) && year >= 1900 && year <= present ? year : null;
}

/** Version of a product that a visitor has, as far as it is known, and the part that the visitor named. */
export type Owned = { variant: string | null; year: number | null; part: string | null };

/** A part with the number of its ring. */
export type NumberedPart = { ring: number; part: ListedPart };

/** Returns the parts that fit a version, each with its number among all parts of the product. A named part is always among them. */
export function fittingParts(
  { spareParts }: Pick<ProductParts, 'spareParts'>,
  { variant, year, part: named }: Owned,
): NumberedPart[] {
  const fits = ({ number, variants, builtFrom, builtUntil }: ListedPart) =>
    number === named ||
    ((variant === null || variants.length === 0 || variants.includes(variant)) &&
      (year === null || ((builtFrom ?? year) <= year && year <= (builtUntil ?? year))));
  return spareParts.map((part, place) => ({ ring: place + 1, part })).filter(({ part }) => fits(part));
}

/** Period in which the parts of a product are supplied. `now` is the place of the present year in it, from 0 to 1. */
export type SupplyPeriod = { from: number; until: number; years: number; now: number; isOver: boolean };

/** Returns the period of supply after delivery; undefined without year or number of years. */
export function supplyPeriod(year: number | null, years: number | null, present: number): SupplyPeriod | undefined {
  if (year === null || years === null || years < 1) return undefined;
  const until = year + years;
  return { from: year, until, years, now: Math.min((present - year) / years, 1), isOver: present > until };
}
