import { maxOptions } from '@plantsoen/contract/product-options.ts';
import { parameterOf } from '@plantsoen/contract/product-query.ts';
import type { ElevationSource } from '../../design/pictures/Elevation.tsx';
import { externalStore } from '../../platform/external-store.ts';
import type { ComparableProductFragment } from '../../platform/generated/operations-types.ts';
import { type ComparedOption, haveSameOptions, maxCompared } from '../comparison-address.ts';
import { comparisonKey, storedComparison } from '../comparison-storage.ts';
import type { ButtonOptions } from '../pressed-buttons.ts';

/** A product that the visitor has chosen to compare. */
export type ChosenProduct = ComparedOption & {
  id: number;
  title: string;
  /** Front view of the variant; null without a drawing. */
  elevation: ElevationSource | null;
};

export type ChosenProducts = readonly ChosenProduct[];

const maxTextLength = 20_000;
const maxLength = 200;
const elevationForm = /^\/media\/elevations\/[\w./-]{1,100}$/;

/** The products that the visitor has chosen to compare, stored by the browser (CAT-13). */
export const chosenProducts = externalStore<ChosenProducts>([]);

/** Whether two chosen products make the same column. */
export function isSameChoice(one: ComparedOption, other: ComparedOption): boolean {
  const isSame = one.sku === other.sku && parameterOf(one.colour ?? '') === parameterOf(other.colour ?? '');
  return isSame && (one.mounting ?? '') === (other.mounting ?? '') && haveSameOptions(one.options, other.options);
}

/** Adds a chosen product. It replaces the same one without a mounting, as a card adds it. */
export function withChosen(before: ChosenProducts, chosen: ChosenProduct): ChosenProducts {
  const isReplaced = (other: ChosenProduct) => isSameChoice({ ...other, mounting: other.mounting ?? chosen.mounting }, chosen);
  return [...before.filter((other) => !isReplaced(other)), chosen];
}

type Comparable = Pick<ComparableProductFragment, 'title' | 'sku' | 'elevation' | 'variants' | 'colours'>;

/** Returns a product with the given options, or its default ones, as a chosen product. */
export function chosenProduct(id: number, product: Comparable, options: Partial<Omit<ButtonOptions, 'id'>>): ChosenProduct {
  const { title, variants, colours } = product;
  const variant = variants.find(({ sku }) => parameterOf(sku) === parameterOf(options.variant ?? '')) ?? variants[0];
  const colour =
    colours.find(({ code }) => parameterOf(code) === parameterOf(options.colour ?? ''))?.code ??
    options.colour ??
    colours[0]?.code;
  return {
    id,
    title,
    sku: variant?.sku ?? product.sku,
    elevation: variant?.elevation ?? product.elevation,
    ...(colour && { colour }),
    ...(options.mounting && { mounting: options.mounting }),
    ...(options.options?.length && { options: options.options }),
  };
}

/** Replaces the chosen products. If storage is full or blocked, they last as long as the page. */
export function setChosenProducts(chosen: ChosenProducts): void {
  chosenProducts.set(chosen);
  try {
    if (chosen.length === 0) localStorage.removeItem(comparisonKey);
    else localStorage.setItem(comparisonKey, JSON.stringify(chosen));
  } catch {
    // The choice stays on this page.
  }
}

/** Parses the stored products. The text is untrusted, so invalid ones are skipped. */
export function readChosenProducts(text: string | null): ChosenProducts {
  if (text === null || text.length > maxTextLength) return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(parsed)) return [];
  const found = parsed.flatMap((value: unknown) => readChosen(value) ?? []);
  return found.filter((item, place) => !found.slice(0, place).some((other) => isSameChoice(other, item))).slice(0, maxCompared);
}

function readChosen(value: unknown): ChosenProduct | undefined {
  const { id, sku, title, colour, mounting, options, elevation } = Object(value) as Partial<Record<keyof ChosenProduct, unknown>>;
  const isText = (text: unknown): text is string => typeof text === 'string' && text !== '' && text.length <= maxLength;
  if (!Number.isSafeInteger(id) || !isText(sku) || !isText(title)) return undefined;
  return {
    ...{ id: id as number, sku, title, elevation: readElevation(elevation) },
    ...(isText(colour) && { colour }),
    ...(isText(mounting) && { mounting }),
    ...(Array.isArray(options) && options.length <= maxOptions && options.every(isText) && { options }),
  };
}

function readElevation(value: unknown): ElevationSource | null {
  const { url, widthMm, heightMm } = Object(value) as Partial<Record<keyof ElevationSource, unknown>>;
  const isMeasure = (measure: unknown): measure is number => typeof measure === 'number' && measure > 0 && measure < 1e6;
  if (typeof url !== 'string' || !elevationForm.test(url) || !isMeasure(widthMm) || !isMeasure(heightMm)) return null;
  return { url, widthMm, heightMm };
}

function takeStored(): void {
  chosenProducts.set(readChosenProducts(storedComparison()));
}

if (typeof window !== 'undefined') {
  takeStored();
  addEventListener('storage', ({ key }) => {
    if (key === comparisonKey || key === null) takeStored();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeStored();
  });
}
