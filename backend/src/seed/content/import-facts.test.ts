import { expect, it } from 'vitest';
import { factsOfSupply } from '../../products/supply-figures.ts';
import { demoProducts } from './demo-product.ts';
import { factDictionary } from './fact-dictionary.ts';
import { factBlueprints, factsOfDemoProduct } from './import-facts.ts';
import { References } from './references.ts';

const filters = factDictionary.filter(({ shownOnly }) => !shownOnly);

it('CAT-02 makes facts of products filterable, in order', () => {
  expect(filters.map(({ key }) => key)).toEqual([
    'material',
    'mounting',
    'lengthMm',
    'seatHeightMm',
    'armrests',
    'leadTimeWeeks',
    'heightMm',
    'backrest',
    'colour',
    'series',
    'wheelchairAccessible',
    'weightKg',
    'maintenanceIntervalMonths',
    'recycledContentPercent',
    'highlight',
  ]);
});

it('CAT-02 offers a filter for every supply figure with a fact', () => {
  expect(filters.map(({ key }) => key)).toEqual(expect.arrayContaining(factsOfSupply));
});

it('CAT-02 displays other facts without making them filterable', () => {
  const blueprints = factBlueprints().map((blueprint) => blueprint.fields(new References()));
  expect(blueprints.filter(({ filterable }) => filterable)).toHaveLength(filters.length);
  expect(blueprints.find(({ key }) => key === 'capacityL')).toMatchObject({ filterable: false, unit: 'l', kind: 'range' });
});

it('LOC-01 names every value of a product for a list fact', () => {
  const stated = demoProducts().flatMap(factsOfDemoProduct);
  const nameless = stated.filter(({ key, text, boolean, number }) => {
    const value = text ?? (boolean === undefined ? undefined : String(boolean));
    const fact = factDictionary.find((candidate) => candidate.key === key);
    return !fact || (number === undefined && !fact.values?.[value ?? '']);
  });
  expect(nameless).toEqual([]);
});

it('API-09 writes values together with their fact', () => {
  const armrests = factBlueprints().find(({ reference }) => reference === 'fact:armrests');
  expect(armrests?.parts?.(7, new References()).map(({ fields }) => fields)).toMatchObject([
    { fact: 7, value: 'standard', position: 10 },
    { fact: 7, value: 'optional', position: 20 },
    { fact: 7, value: 'none', position: 30 },
  ]);
});
