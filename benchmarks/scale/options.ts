import { parseArgs } from 'node:util';
import { type RowName, rowNames } from './budgets.ts';

export type Options = {
  /** Numbers of products, in ascending order. */
  sizes: number[];
  soakMinutes: number;
  /** Whether to compare the product with Vendure. */
  isCompared: boolean;
  /** The only row to measure. */
  only?: RowName;
  /** Whether all of each size is measured, so that it replaces its column of the report. */
  isStored: boolean;
};

const allSizes = [1_000, 10_000, 50_000, 100_000];
/** Size with which the product is compared with Vendure. */
export const comparedSize = 10_000;
/** Size with which the soak runs, in minutes. */
const soakedSize = 100_000;
const defaultSoakMinutes = 30;
/** The list of 25 products and the publications need some products. */
const minSize = 500;

const isRow = (name: string): name is RowName => (rowNames as string[]).includes(name);

function positive(option: string, text: string, min: number): number {
  const value = Number(text);
  if (!(value >= min)) throw new Error(`--${option} takes numbers from ${min}, not '${text}'`);
  return value;
}

/** Reads the options of the command. Throws if one is invalid. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { sizes: { type: 'string' }, soak: { type: 'string' }, only: { type: 'string' }, vendure: { type: 'boolean' } },
  });
  const sizes = values.sizes?.split(',').map((size) => positive('sizes', size, minSize)) ?? allSizes;
  const isStored = values.only === undefined && values.soak === undefined;
  const defaultSoak = isStored && sizes.includes(soakedSize) ? defaultSoakMinutes : 0;
  const soakMinutes = values.soak === undefined ? defaultSoak : positive('soak', values.soak, 0);
  if (values.only !== undefined && !isRow(values.only)) throw new Error(`--only takes one of: ${rowNames.join(', ')}`);
  const isCompared = (values.sizes === undefined && values.only === undefined) || values.vendure === true;
  if (isCompared && !sizes.includes(comparedSize)) throw new Error(`--vendure needs ${comparedSize} among the sizes`);
  return { sizes: sizes.toSorted((one, other) => one - other), soakMinutes, isCompared, only: values.only, isStored };
}
