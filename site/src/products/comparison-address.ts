import { parameterOf } from '@plantsoen/contract/product-query.ts';
import { stringifySearch } from '../platform/query-string.ts';

/** Maximum number of columns of a comparison (CAT-13). */
export const maxCompared = 4;

/** Numbers of an address beyond this one are ignored, and so is the rest of a longer number. */
const maxNumbers = 12;
const maxNumberLength = 40;
const maxOptionsLength = 400;

/** In an address, the colour of a column in its default colour. */
export const defaultColour = '-';

/** In an address, the mounting or the options of a column without any. */
const none = '-';

/**
 * A column in an address: an article number, the code of a colour unless it is the default one, the key of the chosen mounting, and the
 * article numbers of the chosen options of the product (CAT-16).
 */
export type ComparedOption = {
  sku: string;
  colour?: string | undefined;
  mounting?: string | undefined;
  options?: readonly string[] | undefined;
};

/** Returns the columns that an address requests. The texts are untrusted. */
export function requestedColumns({
  variant = '',
  colour = '',
  mounting = '',
  option = '',
}: Readonly<Record<string, string | undefined>>): ComparedOption[] {
  const colours = tokensOf(colour);
  const mountings = tokensOf(mounting);
  const options = tokensOf(option, maxOptionsLength);
  return tokensOf(variant)
    .slice(0, maxNumbers)
    .map((sku, place) => {
      const code = colours[place];
      const key = mountings[place];
      const chosen = options[place];
      return {
        sku,
        ...(code !== undefined && code !== defaultColour && { colour: code }),
        ...(key !== undefined && key !== none && { mounting: key }),
        ...(chosen !== undefined && chosen !== none && { options: chosen.split(',') }),
      };
    });
}

function tokensOf(text: string, maxLength = maxNumberLength): string[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((token) => token.slice(0, maxLength));
}

/** Returns the mounting of a column as an address states it: its key, or a dash without a chosen one. */
export const mountingParameter = (mounting: string | undefined): string => (mounting ? parameterOf(mounting) : none);

/** Returns the options of a column as an address states them: article numbers separated by commas, or a dash without options. */
export const optionParameter = (options: readonly string[] = []): string => options.map(parameterOf).join(',') || none;

/** Whether two columns have the same options, in any order. */
export const haveSameOptions = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  optionParameter(one.toSorted()) === optionParameter(other.toSorted());

/** Returns the query of a comparison: its article numbers, its colours unless all are default ones, and its mountings and options if any. */
export function comparisonQuery(columns: readonly ComparedOption[]): string {
  if (columns.length === 0) return '';
  const colours = columns.map(({ colour }) => (colour ? parameterOf(colour) : defaultColour));
  const mountings = columns.map((column) => mountingParameter(column.mounting));
  const options = columns.map((column) => optionParameter(column.options));
  return stringifySearch({
    variant: columns.map(({ sku }) => parameterOf(sku)).join(' '),
    ...(colours.some((colour) => colour !== defaultColour) && { colour: colours.join(' ') }),
    ...(mountings.some((mounting) => mounting !== none) && { mounting: mountings.join(' ') }),
    ...(options.some((option) => option !== none) && { option: options.join(' ') }),
  });
}
