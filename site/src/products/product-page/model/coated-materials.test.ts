import { expect, test } from 'vitest';
import { coatedMaterials } from './coated-materials.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const coated = (names: string[], codes: string[]) => coatedMaterials(named(...names), codes).map(({ name }) => name);

test('CAT-05 the coated steel of a model is what its material names a colour of the product for', () => {
  expect(coated(['pc:RAL 7016', 'wood:oak'], ['RAL 7016', 'RAL 7022'])).toEqual(['pc:RAL 7016']);
});

test('CAT-05 of several colours that are named the first of the product is painted, details keep theirs', () => {
  expect(coated(['pc:RAL 9005', 'pc:RAL 6013'], ['RAL 6013', 'RAL 7016', 'RAL 9005'])).toEqual(['pc:RAL 6013']);
});

test('CAT-05 a model without a coat stays as it is', () => {
  expect(coated(['galv', 'glass'], ['GALV'])).toEqual([]);
});
