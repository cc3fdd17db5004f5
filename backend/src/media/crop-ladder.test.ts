import { type CropName, crops } from '@plantsoen/contract/crops.ts';
import { expect, test } from 'vitest';
import { cropLadder, cropSize, isDense } from './crop-ladder.ts';

test('CAT-07 offers 0.5x, 1x and 2x for a large source', () => {
  expect(cropLadder({ width: 4000, height: 3000 }, 'product')).toEqual({ width: 625, height: 468, widths: [313, 625, 1250] });
  expect(cropLadder({ width: 2000, height: 2000 }, 'quotation')).toMatchObject({ width: 140, height: 100 });
});

test('CAT-07 offers no width above the source, and the source’s full width instead of a larger step', () => {
  expect(cropLadder({ width: 1920, height: 1080 }, 'header').widths).toEqual([800, 1600, 1920]);
  expect(cropLadder({ width: 1280, height: 960 }, 'productLarge').widths).toEqual([625, 1250]);
  expect(cropLadder({ width: 60, height: 60 }, 'header')).toEqual({ width: 60, height: 34, widths: [60] });
  expect(cropLadder({ width: 1, height: 1 }, 'categoryCard').widths).toEqual([1]);
});

test('CAT-07 keeps the proportions of the whole picture inside the box of a contain crop', () => {
  expect(cropLadder({ width: 600, height: 300 }, 'logo')).toEqual({ width: 120, height: 60, widths: [60, 120, 240] });
  expect(cropLadder({ width: 1200, height: 100 }, 'logo')).toEqual({ width: 240, height: 20, widths: [120, 240, 480] });
});

test('CAT-07 offers only the sizes of the ladder', () => {
  const source = { width: 4000, height: 3000 };
  expect(cropSize(source, 'product', 1250)).toEqual({ width: 1250, height: 936 });
  expect(cropSize(source, 'product', 1251)).toBeUndefined();
  for (const name of Object.keys(crops) as CropName[]) {
    for (const width of cropLadder(source, name).widths) {
      const { height } = cropSize(source, name, width) ?? { height: 0 };
      expect(width / height).toBeCloseTo(cropLadder(source, name).width / cropLadder(source, name).height, 1);
    }
  }
});

test('CAT-07 marks only files with many more pixels than the crop at 1x as dense', () => {
  const large = { width: 4000, height: 3000 };
  expect([313, 625, 1250].map((width) => isDense(large, 'product', width))).toEqual([false, false, true]);
  expect(isDense({ width: 1920, height: 1080 }, 'header', 1920)).toBe(false);
  expect(isDense({ width: 60, height: 60 }, 'header', 60)).toBe(false);
});
