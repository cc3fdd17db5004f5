import type { PathKey } from '@plantsoen/contract/paths.ts';
import { type ComparedOption, comparisonQuery } from '../comparison-address.ts';
import type { ComparedColumn } from './compared-columns.ts';

/** Returns the options of columns as an address states them. */
export function optionsOf(columns: readonly ComparedColumn[]): ComparedOption[] {
  return columns.map(({ sku, otherColour }) => ({ sku, colour: otherColour }));
}

/** Returns the options with another one at a place, or with one more at the end. */
export function replaced(columns: readonly ComparedColumn[], place: number, option: ComparedOption): ComparedOption[] {
  const options = optionsOf(columns);
  options[place] = option;
  return options;
}

/** Returns the options without the column at a place. */
export function removed(columns: readonly ComparedColumn[], place: number): ComparedOption[] {
  return optionsOf(columns).filter((_, index) => index !== place);
}

export function comparisonHref(hrefOf: (key: PathKey) => string, options: readonly ComparedOption[]): string {
  return hrefOf('comparison') + comparisonQuery(options);
}
