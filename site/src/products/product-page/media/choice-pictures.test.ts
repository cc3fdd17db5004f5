import { expect, test } from 'vitest';
import { picturesOf } from './choice-pictures.ts';

const product = {
  productImages: ['studio', 'detail'],
  choicePictures: [
    { colour: 'RAL 6009', variant: null, image: 'green' },
    { colour: 'RAL 6009', variant: 'BM-1010-03', image: 'long green' },
    { colour: null, variant: 'BM-1010-03', image: 'long' },
  ],
};

test('CAT-19 the pictures of the chosen colour and variant precede the others, the most specific first', () => {
  expect(picturesOf({ colour: 'RAL 6009', variant: 'BM-1010-03' }, product)).toEqual([
    'long green',
    'green',
    'long',
    'studio',
    'detail',
  ]);
  expect(picturesOf({ colour: 'RAL 6009', variant: 'BM-1010-01' }, product)).toEqual(['green', 'studio', 'detail']);
});

test('CAT-19 pictures of another colour or variant are not shown', () => {
  expect(picturesOf({ colour: 'RAL 7016', variant: 'BM-1010-01' }, product)).toEqual(['studio', 'detail']);
  expect(picturesOf({}, product)).toEqual(['studio', 'detail']);
});
