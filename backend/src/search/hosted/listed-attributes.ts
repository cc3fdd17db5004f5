import type { FactChoice } from '../../facets/faceted-row.ts';
import type { ListedProduct } from '../list-engine.ts';

/** Name of the attribute with the values of a fact that all variants of a product have. */
export const sharedAttribute = (key: string): string => `shared.${key}`;

/** Name of the attribute with the values of a fact in which the variants of a product differ. */
export const ownAttribute = (key: string): string => `own.${key}`;

/** Name of the attribute with the numbers of a fact. */
export const numberAttribute = (key: string): string => `numbers.${key}`;

/** Returns the attributes for lists of the record of a variant, by its place; of the product, if its variants do not differ. */
export function listedAttributes(listed: ListedProduct, place: number): Record<string, unknown> {
  const { facts, variants, categoryIds, hasCutOut, elevation } = listed;
  const varying = new Set(variants.flatMap((variant) => Object.keys(variant.facts)));
  const shared = Object.entries(facts).filter(([key]) => !varying.has(key));
  const own = Object.entries(variants[place]?.facts ?? {});
  return {
    ...{ listed: true, place, categoryIds: categoryIds.map(String), hasCutOut, elevation },
    ...{ shared: textsOf(shared), own: textsOf(own), numbers: numbersOf([...shared, ...own]) },
  };
}

type Facts = readonly (readonly [key: string, values: readonly (string | number)[]])[];

const textsOf = (facts: Facts) => valuesOf(facts, (value) => (typeof value === 'string' ? encodeValue(value) : undefined));
const numbersOf = (facts: Facts) => valuesOf(facts, (value) => (typeof value === 'number' ? value : undefined));

/** Returns some values by key. Keys without any are left out. */
function valuesOf<Value>(facts: Facts, select: (value: string | number) => Value | undefined): Record<string, Value[]> {
  const selected = facts.map(([key, values]) => [key, values.flatMap((value) => select(value) ?? [])] as const);
  return Object.fromEntries(selected.filter(([, values]) => values.length > 0));
}

/**
 * Encodes a value so that the service, which ignores case and has reserved words, distinguishes all values. Lower-case letters, digits
 * and hyphens stay as they are.
 */
export function encodeValue(value: string): string {
  return value.replace(/[^a-z0-9-]/gu, (character) => `_${(character.codePointAt(0) ?? 0).toString(16)}_`);
}

export function decodeValue(encoded: string): string {
  return encoded.replace(/_([0-9a-f]+)_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

/** Greatest number in a filter, and its precision (https://www.algolia.com/doc/api-reference/api-parameters/numericFilters). */
const maxNumber = 4_611_686_018_427_387;
const decimals = 3;

const bound = (value: number): string => String(Number(Math.min(Math.max(value, -maxNumber), maxNumber).toFixed(decimals)));

/** Returns a choice as a filter (https://www.algolia.com/doc/api-reference/api-parameters/filters). */
export function filterOf(choice: FactChoice): string {
  if (!('values' in choice)) return `${numberAttribute(choice.key)}:${bound(choice.min)} TO ${bound(choice.max)}`;
  const attributes = [sharedAttribute(choice.key), ownAttribute(choice.key)];
  const terms = choice.values.flatMap((value) => attributes.map((attribute) => isEqual(attribute, encodeValue(value))));
  return `(${terms.join(' OR ')})`;
}

/** Returns a filter for records with a value. */
export const isEqual = (attribute: string, value: string | number | boolean): string =>
  `${attribute}:${typeof value === 'string' ? `"${value}"` : value}`;
