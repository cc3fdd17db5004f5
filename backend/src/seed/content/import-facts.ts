import type { Part, RecordBlueprint } from './blueprints.ts';
import type { DemoProduct, DemoVariant } from './demo-product.ts';
import { type DemoFact, factDictionary, plainFacts } from './fact-dictionary.ts';
import { positionOf } from './import-dictionaries.ts';

export function factBlueprints(): RecordBlueprint<'facts'>[] {
  return factDictionary.map((fact, index) => ({
    reference: `fact:${fact.key}`,
    fields: () => ({
      key: fact.key,
      title: fact.title,
      kind: fact.kind,
      unit: fact.unit ?? null,
      filterable: !fact.shownOnly,
      position: positionOf(index),
    }),
    parts: (id) => valuesOf(fact, id),
  }));
}

function valuesOf({ values = {} }: DemoFact, factId: number): Part[] {
  return Object.entries(values).map(([value, title], index) => ({
    collection: 'factValues',
    fields: { fact: factId, value, title, position: positionOf(index) },
  }));
}

export type FactOfProduct = { key: string; number?: number; text?: string; boolean?: boolean };

/** Returns the facts in which a variant differs from its product. */
export function factsOfDemoVariant({ attributes = {} }: Pick<DemoVariant, 'attributes'>): FactOfProduct[] {
  return plainFacts.flatMap((key): FactOfProduct[] => {
    const value = attributes[key];
    if (typeof value === 'number') return [{ key, number: value }];
    return typeof value === 'string' ? [{ key, text: value }] : [];
  });
}

/** Returns the dictionary facts of a product. Facts derived from its own fields are not repeated. */
export function factsOfDemoProduct(product: DemoProduct): FactOfProduct[] {
  const accessible = isWheelchairAccessible(product);
  return [
    ...factsOfDemoVariant(product),
    ...backrestOf(product),
    ...(accessible === undefined ? [] : [{ key: 'wheelchairAccessible', boolean: accessible }]),
  ];
}

function backrestOf({ attributes }: DemoProduct): FactOfProduct[] {
  if (typeof attributes.backrest !== 'boolean') return [];
  if (!attributes.backrest && attributes.backrestOptional) return [{ key: 'backrest', text: 'optional' }];
  return [{ key: 'backrest', boolean: attributes.backrest }];
}

const seatsOrTables = ['seating', 'tables'];

/** Returns whether a product is wheelchair accessible; undefined if this does not apply to it or depends on its place. */
function isWheelchairAccessible({ attributes, accessibility, category }: DemoProduct): boolean | undefined {
  if (Number(attributes.wheelchairPlaces ?? 0) >= 1 || attributes.wheelchairSpaceBeside === true) return true;
  const dependsOnPlace = typeof accessibility.wheelchairSpaceBeside === 'string';
  return seatsOrTables.includes(category) && !dependsOnPlace ? false : undefined;
}
