import { resolveOptions } from '@plantsoen/contract/product-options.ts';
import { parameterOf } from '@plantsoen/contract/product-query.ts';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { ComparedProductFragment, ProductOptionFragment } from '../../platform/generated/operations-types.ts';
import { type ComparedOption, haveSameOptions, maxCompared } from '../comparison-address.ts';
import { anyRalCode } from '../lead-time.ts';

type Product = ComparedProductFragment;
type Colour = { code: string; title: string; hex?: string };

/** A column of the comparison: a product in a variant, a colour and a mounting. */
export type ComparedColumn = {
  product: Product;
  /** Article number of the variant, or of a product without variants. */
  sku: string;
  variant: Product['variants'][number] | undefined;
  /** The chosen colour; undefined for a product without colours. */
  colour: Colour | undefined;
  /** Code of the colour if it is not the default one. */
  otherColour: string | undefined;
  /** The chosen mounting; undefined if none is chosen and the product has several. */
  mounting: Product['mountings'][number] | undefined;
  /** The chosen options of the product (CAT-16). */
  options: readonly ProductOptionFragment[];
};

/** A part of an address that the comparison does not show as requested, and its name for the visitor. */
export type ComparisonProblem = { kind: 'unknown' | 'duplicate' | 'tooMany' | 'colour'; name: string; title?: string };

export type Comparison = { columns: ComparedColumn[]; problems: ComparisonProblem[] };

/** An answer to a requested article number. */
export type NumberedAnswer = { number: string; sku: string | null; product: FragmentOf<ComparedProductFragment> };

/** Returns the columns for the requested article numbers, and the requests that it cannot or need not meet. */
export function comparedColumns(requested: readonly ComparedOption[], answers: readonly NumberedAnswer[]): Comparison {
  const columns: ComparedColumn[] = [];
  const problems: ComparisonProblem[] = [];
  for (const option of requested) {
    const answer = answers.find(({ number }) => number === option.sku);
    if (!answer) {
      problems.push({ kind: 'unknown', name: option.sku });
      continue;
    }
    const column = columnOf(read<ComparedProductFragment>(answer.product), answer.sku, option);
    const { title } = column.product;
    if (columns.some((other) => isSameColumn(other, column))) problems.push({ kind: 'duplicate', name: column.sku, title });
    else if (columns.length === maxCompared) problems.push({ kind: 'tooMany', name: column.sku, title });
    else {
      columns.push(column);
      if (isUnknownColour(column, option.colour)) problems.push({ kind: 'colour', name: option.colour ?? '', title });
    }
  }
  return { columns, problems };
}

function columnOf(product: Product, sku: string | null, { colour, mounting, options = [] }: ComparedOption): ComparedColumn {
  const variant = product.variants.find((candidate) => candidate.sku === sku) ?? product.variants[0];
  const colours = coloursOf(product);
  const all = product.options.map((option) => read<ProductOptionFragment>(option));
  const chosen = all.filter(({ number }) => options.includes(parameterOf(number))).map(({ number }) => number);
  const place = colours.findIndex(({ code }) => parameterOf(code) === colour);
  return {
    product,
    variant,
    sku: variant?.sku ?? product.sku,
    colour: colours[Math.max(0, place)],
    otherColour: place > 0 ? colours[place]?.code : undefined,
    mounting: mountingOf(product, mounting),
    options: resolveOptions(all, chosen),
  };
}

/** Returns the colours that a product can be compared in: those it lists, and any RAL colour if it is offered. */
export function coloursOf({ colours, anyRal }: Pick<Product, 'colours' | 'anyRal'>): Colour[] {
  return anyRal ? [...colours, { code: anyRalCode, title: '' }] : [...colours];
}

/** Returns the mounting with the key of an address. The only mounting of a product needs no choice. */
function mountingOf({ mountings }: Product, stated: string | undefined) {
  return mountings.length === 1 ? mountings[0] : mountings.find(({ key }) => parameterOf(key) === stated);
}

/** Returns the article numbers of the chosen options of a column. */
export const optionNumbers = ({ options }: ComparedColumn): string[] => options.map(({ number }) => number);

function isSameColumn(one: ComparedColumn, other: ComparedColumn): boolean {
  const isSame = one.product.id === other.product.id && one.sku === other.sku && one.otherColour === other.otherColour;
  return isSame && one.mounting?.key === other.mounting?.key && haveSameOptions(optionNumbers(one), optionNumbers(other));
}

function isUnknownColour({ product, otherColour }: ComparedColumn, colour: string | undefined): boolean {
  if (colour === undefined || otherColour !== undefined) return false;
  const first = coloursOf(product)[0];
  return first === undefined || parameterOf(first.code) !== colour;
}
