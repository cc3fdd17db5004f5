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

/** In an address, the options of a column without any. */
const noOptions = '-';

/**
 * A column in an address: an article number, the code of a colour unless it is the default one, and the article numbers of the chosen
 * options of the product (CAT-16).
 */
export type ComparedOption = { sku: string; colour?: string | undefined; options?: readonly string[] | undefined };

/** Returns the columns that an address requests. The texts are untrusted. */
export function requestedColumns({
  variant = '',
  colour = '',
  option = '',
}: Readonly<Record<string, string | undefined>>): ComparedOption[] {
  const colours = tokensOf(colour);
  const options = tokensOf(option, maxOptionsLength);
  return tokensOf(variant)
    .slice(0, maxNumbers)
    .map((sku, place) => {
      const code = colours[place];
      const chosen = options[place];
      return {
        sku,
        ...(code !== undefined && code !== defaultColour && { colour: code }),
        ...(chosen !== undefined && chosen !== noOptions && { options: chosen.split(',') }),
      };
    });
}

function tokensOf(text: string, maxLength = maxNumberLength): string[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((token) => token.slice(0, maxLength));
}

/** Returns the options of a column as an address states them: article numbers separated by commas, or a dash without options. */
export const optionParameter = (options: readonly string[] = []): string => options.map(parameterOf).join(',') || noOptions;

/** Whether two columns have the same options, in any order. */
export const haveSameOptions = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  optionParameter(one.toSorted()) === optionParameter(other.toSorted());

/** Returns the query of a comparison: its article numbers, its colours unless all are default ones, and its options if there are any. */
export function comparisonQuery(columns: readonly ComparedOption[]): string {
  if (columns.length === 0) return '';
  const colours = columns.map(({ colour }) => (colour ? parameterOf(colour) : defaultColour));
  const options = columns.map((column) => optionParameter(column.options));
  return stringifySearch({
    variant: columns.map(({ sku }) => parameterOf(sku)).join(' '),
    ...(colours.some((colour) => colour !== defaultColour) && { colour: colours.join(' ') }),
    ...(options.some((option) => option !== noOptions) && { option: options.join(' ') }),
  });
}
