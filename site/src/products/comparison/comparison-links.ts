import type { PathKey } from '@plantsoen/contract/paths.ts';
import { type ComparedOption, comparisonQuery } from '../comparison-address.ts';
import { type ComparedColumn, optionNumbers } from './compared-columns.ts';

/** Returns the options of columns as an address states them. */
export function optionsOf(columns: readonly ComparedColumn[]): ComparedOption[] {
  return columns.map((column) => ({
    sku: column.sku,
    colour: column.otherColour,
    mounting: column.mounting?.key,
    options: optionNumbers(column),
  }));
}

/** Returns the options with another column at a place, or with one more at the end. */
export function replaced(columns: readonly ComparedColumn[], place: number, option: ComparedOption): ComparedOption[] {
  const options = optionsOf(columns);
  options[place] = option;
  return options;
}

/** Returns the options with another variant or colour at a place. */
export function changed(columns: readonly ComparedColumn[], place: number, change: Partial<ComparedOption>): ComparedOption[] {
  return optionsOf(columns).map((option, index) => (index === place ? { ...option, ...change } : option));
}

/** Returns the options without the column at a place. */
export function removed(columns: readonly ComparedColumn[], place: number): ComparedOption[] {
  return optionsOf(columns).filter((_, index) => index !== place);
}

export function comparisonHref(hrefOf: (key: PathKey) => string, options: readonly ComparedOption[]): string {
  return hrefOf('comparison') + comparisonQuery(options);
}
