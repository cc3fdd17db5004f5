import { expect, test } from 'vitest';
import { buttonOptions } from '../pressed-buttons.ts';
import { isChosen } from './compare-buttons.ts';
import { chosenProduct, readChosenProducts, withChosen } from './comparison-list.ts';
import { testProduct } from './test-product.ts';

const elevation = { url: '/media/elevations/a.svg', widthMm: 1800, heightMm: 800 };
const item = { id: 1, sku: 'P1-1', title: 'Bank 1', colour: 'RAL 7016', elevation };

test('CAT-13 stored products are read without invalid ones and duplicates, at most four', () => {
  expect(readChosenProducts(JSON.stringify([item]))).toEqual([item]);
  const wrong = [null, 7, { ...item, id: 'x' }, { ...item, sku: '' }, { ...item, title: 'x'.repeat(300) }];
  expect(readChosenProducts(JSON.stringify(wrong))).toEqual([]);
  expect(readChosenProducts(JSON.stringify([item, item]))).toHaveLength(1);
  expect(readChosenProducts(JSON.stringify([1, 2, 3, 4, 5].map((place) => ({ ...item, sku: `P${place}` }))))).toHaveLength(4);
  for (const text of [null, '{', '{}', 'x'.repeat(30_000)]) expect(readChosenProducts(text)).toEqual([]);
});

test('CAT-13 a stored drawing that is none of the site is dropped', () => {
  const wrong = { ...elevation, url: 'https://example.org/a.svg' };
  expect(readChosenProducts(JSON.stringify([{ ...item, elevation: wrong }]))).toEqual([{ ...item, elevation: null }]);
});

test('CAT-13 a product is chosen in the stated options, or in its default ones', () => {
  const product = testProduct(1);
  expect(chosenProduct(1, product, {})).toMatchObject({ sku: 'P1-1', colour: 'RAL 7016', elevation: { widthMm: 1800 } });
  expect(chosenProduct(1, product, { variant: 'P1-2', colour: 'RAL-7022' })).toMatchObject({
    sku: 'P1-2',
    colour: 'RAL 7022',
    elevation: { widthMm: 2400 },
  });
});

test('CAT-13 a button without options stands for all variants of its product', () => {
  const options = { id: 1, variant: undefined, colour: undefined, mounting: undefined };
  expect(isChosen(item, options)).toBe(true);
  expect(isChosen(item, { ...options, variant: 'P1-1', colour: 'RAL-7016' })).toBe(true);
  expect(isChosen(item, { ...options, variant: 'P1-2' })).toBe(false);
  expect(isChosen(item, { ...options, id: 2 })).toBe(false);
});

const button = { id: 1, variant: 'P1-1', colour: 'RAL-7016', mounting: undefined };

test('CAT-13 a product is chosen and stored with its mounting, and entries without one stay readable', () => {
  const chosen = chosenProduct(1, testProduct(1), { mounting: 'freestanding' });
  expect(chosen.mounting).toBe('freestanding');
  expect(readChosenProducts(JSON.stringify([item, { ...item, mounting: 'freestanding' }]))).toEqual([
    item,
    { ...item, mounting: 'freestanding' },
  ]);
  expect(isChosen(chosen, { ...button, mounting: 'freestanding' })).toBe(true);
  expect(isChosen(chosen, { ...button, mounting: 'in-ground' })).toBe(false);
  expect(isChosen(item, { ...button, mounting: 'freestanding' })).toBe(false);
});

test('CAT-13 a product with a mounting replaces the same one without, and joins one with another mounting', () => {
  const freestanding = { ...item, mounting: 'freestanding' };
  const inGround = { ...item, mounting: 'in-ground' };
  expect(withChosen([item], freestanding)).toEqual([freestanding]);
  expect(withChosen([inGround], freestanding)).toEqual([inGround, freestanding]);
});

test('CAT-13 CAT-16 a product is chosen and stored with its options, as another column than without them', () => {
  const chosen = chosenProduct(1, testProduct(1), { options: ['P1-L1'] });
  expect(chosen.options).toEqual(['P1-L1']);
  expect(readChosenProducts(JSON.stringify([item, { ...item, options: ['P1-L1'] }]))).toHaveLength(2);
  expect(isChosen(chosen, { ...button, options: [] })).toBe(false);
  expect(isChosen(chosen, { ...button, options: ['P1-L1'] })).toBe(true);
});

test('CAT-13 a button on a product page states its mounting', () => {
  const element = { dataset: { compare: '1', variant: 'P1-1', mounting: 'freestanding' }, closest: () => null };
  expect(buttonOptions(element as unknown as HTMLElement).mounting).toBe('freestanding');
});

test('CAT-13 a button on a card has the options of the link of the card', () => {
  const card = { querySelector: () => ({ search: '?variant=P1-2&colour=RAL-7022' }) };
  const button = { dataset: { compare: '1' }, closest: () => card } as unknown as HTMLElement;
  expect(buttonOptions(button)).toEqual({ id: 1, variant: 'P1-2', colour: 'RAL-7022', mounting: undefined });
});
