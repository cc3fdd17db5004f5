import { crops } from '@plantsoen/contract/crops.ts';
import { describe, expect, it } from 'vitest';
import { cropPart, cropShapes } from './crop-geometry.ts';

const landscape = { width: 1920, height: 1080 };
const square = { width: 405, height: 405 };

describe('EDT-06 the part of a picture that a crop shows', () => {
  it('is centred on the focal point', () => {
    expect(cropPart(landscape, square, { x: 50, y: 50 })).toEqual({ left: 420, top: 0, width: 1080, height: 1080 });
    expect(cropPart(landscape, square, { x: 60, y: 10 })).toEqual({ left: 612, top: 0, width: 1080, height: 1080 });
  });

  it('stays inside the picture if the focal point is at its edge', () => {
    expect(cropPart(landscape, square, { x: 0, y: 0 }).left).toBe(0);
    expect(cropPart(landscape, square, { x: 100, y: 100 }).left).toBe(840);
    expect(cropPart({ width: 600, height: 1200 }, { width: 16, height: 9 }, { x: 50, y: 100 })).toEqual({
      left: 0,
      top: 862,
      width: 600,
      height: 338,
    });
  });

  it('has at least one pixel', () => {
    expect(cropPart({ width: 1, height: 900 }, { width: 1600, height: 900 }, { x: 50, y: 50 })).toMatchObject({
      width: 1,
      height: 1,
    });
  });
});

describe('EDT-06 the shapes of the crops', () => {
  it('contain each crop that cuts pictures once, widest first', () => {
    const names = cropShapes().flatMap((shape) => shape.names);
    const cutting = Object.entries(crops).flatMap(([name, { fit }]) => (fit === 'cover' ? name : []));
    expect(names.toSorted()).toEqual(cutting.toSorted());
    const proportions = cropShapes().map(({ width, height }) => width / height);
    expect(proportions).toEqual(proportions.toSorted((a, b) => b - a));
  });

  it('join crops of the same proportions', () => {
    const product = cropShapes().find(({ names }) => names.includes('product'));
    expect(product?.names).toEqual(expect.arrayContaining(['productLarge', 'productThumbnail', 'contentImage']));
  });
});
