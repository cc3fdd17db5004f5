import { describe, expect, test } from 'vitest';
import { excludedBy, possibleOptions, priceWith, resolveOptions, toggleOption, weightWith } from './product-options.ts';

const option = (number: string, rules: { excludes?: string[]; requires?: string[] } = {}) => ({
  number,
  excludes: rules.excludes ?? [],
  requires: rules.requires ?? [],
});
const armrest = option('A1');
const middle = option('A2', { requires: ['A1'] });
const heating = option('A3', { requires: ['A2'], excludes: ['E1'] });
const engraving = option('E1');
const lost = option('X1', { requires: ['gone'] });
const options = [armrest, middle, heating, engraving, lost];
const numbers = (found: readonly { number: string }[] | undefined) => found?.map(({ number }) => number);

describe('CAT-16 the options of a product', () => {
  test('are sorted as the product lists them, and unknown ones are left out', () => {
    expect(numbers(resolveOptions(options, ['E1', 'A1', 'B9']))).toEqual(['A1', 'E1']);
  });

  test('bring those that they require', () => {
    expect(numbers(resolveOptions(options, ['A3']))).toEqual(['A1', 'A2', 'A3']);
    expect(numbers(resolveOptions(options, ['X1']))).toEqual([]);
  });

  test('exclude each other in both directions, and the earlier one stays', () => {
    expect(numbers(resolveOptions(options, ['E1', 'A3']))).toEqual(['A1', 'A2', 'A3']);
    expect(excludedBy(options, ['A1', 'A2', 'A3'], engraving)).toBe(heating);
    expect(excludedBy(options, ['E1'], heating)).toBe(engraving);
    expect(excludedBy(options, ['E1'], middle)).toBeUndefined();
  });

  test('an option is not free if it requires an excluded one', () => {
    const both = option('B1', { requires: ['E1'] });
    expect(excludedBy([...options, both], ['A3'], both)).toBe(heating);
  });

  test('rules in a circle or against themselves end', () => {
    const circle = [option('C1', { requires: ['C2'] }), option('C2', { requires: ['C1'] })];
    expect(numbers(resolveOptions(circle, ['C2']))).toEqual(['C1', 'C2']);
    const contradiction = [option('C1', { requires: ['C2'], excludes: ['C2', 'C1'] }), option('C2')];
    expect(numbers(resolveOptions(contradiction, ['C1']))).toEqual([]);
  });

  test('are possible only as a whole', () => {
    expect(numbers(possibleOptions(options, ['E1', 'A1']))).toEqual(['A1', 'E1']);
    expect(possibleOptions(options)).toEqual([]);
    for (const chosen of [['A2'], ['B9'], ['A1', 'A2', 'A3', 'E1'], ['A1', 'A1']])
      expect(possibleOptions(options, chosen), chosen.join()).toBeUndefined();
  });

  test('are added with what they require, and removed with what requires them', () => {
    expect(toggleOption(options, ['E1'], 'A2')).toEqual(['A1', 'A2', 'E1']);
    expect(toggleOption(options, ['A1', 'A2', 'E1'], 'A1')).toEqual(['E1']);
    expect(toggleOption(options, ['A1', 'A2'], 'A2')).toEqual(['A1']);
  });

  test('at most twenty are chosen', () => {
    const many = Array.from({ length: 30 }, (_, place) => option(`M${place}`));
    expect(
      resolveOptions(
        many,
        many.map(({ number }) => number),
      ),
    ).toHaveLength(20);
  });

  test('add their weight and price; an unknown price makes the sum unknown', () => {
    expect(weightWith(79.1, [{ weightKg: 0.2 }, { weightKg: null }])).toBe(79.3);
    expect(weightWith(null, [{ weightKg: 2 }])).toBeNull();
    expect(priceWith(100.1, [0.2])).toBe(100.3);
    expect(priceWith(100, [null])).toBeNull();
    expect(priceWith(undefined, [])).toBeNull();
  });
});
