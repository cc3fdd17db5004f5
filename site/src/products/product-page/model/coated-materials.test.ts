import { expect, test } from 'vitest';
import { coatedMaterials } from './coated-materials.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const coated = (names: string[], codes: string[]) => coatedMaterials(named(...names), codes).map(({ name }) => name);

test('CAT-05 the coated materials of a model are those named after a colour of the product', () => {
  expect(coated(['pc:RAL 7016', 'wood:oak'], ['RAL 7016', 'RAL 7022'])).toEqual(['pc:RAL 7016']);
});

test('CAT-05 if several colours are named, only materials of the first one are coated', () => {
  expect(coated(['pc:RAL 9005', 'pc:RAL 6013'], ['RAL 6013', 'RAL 7016', 'RAL 9005'])).toEqual(['pc:RAL 6013']);
});

test('CAT-05 a model without a coat stays unchanged', () => {
  expect(coated(['galv', 'glass'], ['GALV'])).toEqual([]);
});
