import { parameterOf } from '@plantsoen/contract/product-query.ts';
import { stringifySearch } from '../platform/query-string.ts';

/** Maximum number of columns of a comparison (CAT-13). */
export const maxCompared = 4;

/** Numbers of an address beyond this one are ignored, and so is the rest of a longer number. */
const maxNumbers = 12;
const maxNumberLength = 40;

/** In an address, the colour of a column in its default colour. */
export const defaultColour = '-';

/** A column in an address: an article number, and the code of a colour unless it is the default one. */
export type ComparedOption = { sku: string; colour?: string | undefined };

/** Returns the columns that an address requests. The texts are untrusted. */
export function requestedColumns({ variant = '', colour = '' }: Readonly<Record<string, string | undefined>>): ComparedOption[] {
  const colours = tokensOf(colour);
  return tokensOf(variant)
    .slice(0, maxNumbers)
    .map((sku, place) => {
      const code = colours[place];
      return code === undefined || code === defaultColour ? { sku } : { sku, colour: code };
    });
}

function tokensOf(text: string): string[] {
  return text
    .split(/\s+/)
    .filter(Boolean)
    .map((token) => token.slice(0, maxNumberLength));
}

/** Returns the query of a comparison: its article numbers, and its colours unless all are default ones. */
export function comparisonQuery(columns: readonly ComparedOption[]): string {
  if (columns.length === 0) return '';
  const colours = columns.map(({ colour }) => (colour ? parameterOf(colour) : defaultColour));
  return stringifySearch({
    variant: columns.map(({ sku }) => parameterOf(sku)).join(' '),
    ...(colours.some((colour) => colour !== defaultColour) && { colour: colours.join(' ') }),
  });
}
