import { expect, test } from 'vitest';
import { pointInCrop, slope } from './hero-dimension.ts';

const crop = { width: 1600, height: 900 };
const focus = { focalX: 50, focalY: 50 };

test('HERO-01 a crop of the same shape does not move points', () => {
  const original = { width: 1920, height: 1080, ...focus };
  const { x, y } = pointInCrop({ x: 0.4857, y: 0.5782 }, original, crop);
  expect([x.toFixed(6), y.toFixed(6)]).toEqual(['0.485700', '0.578200']);
});

test('HERO-01 a crop of a higher picture cuts at the top and bottom', () => {
  const original = { width: 1600, height: 1200, ...focus };
  const { x, y } = pointInCrop({ x: 0.25, y: 0.5 }, original, crop);
  expect([x, y]).toEqual([0.25, 0.5]);
  expect(pointInCrop({ x: 0, y: 0.125 }, original, crop).y).toBe(0);
  expect(pointInCrop({ x: 0, y: 0.875 }, original, crop).y).toBe(1);
});

test('HERO-01 the crop follows the focal point as far as the picture allows', () => {
  const original = { width: 1600, height: 1200, focalX: 50, focalY: 100 };
  expect(pointInCrop({ x: 0, y: 1 }, original, crop).y).toBe(1);
  expect(pointInCrop({ x: 0, y: 0.25 }, original, crop).y).toBe(0);
  const wide = { width: 3200, height: 900, focalX: 0, focalY: 50 };
  expect(pointInCrop({ x: 0.5, y: 0.5 }, wide, crop)).toEqual({ x: 1, y: 0.5 });
});

test('HERO-01 the line has the same slope as in the picture', () => {
  expect(slope({ x: 0, y: 0.5 }, { x: 1, y: 0.5 }, crop)).toBe(0);
  expect(slope({ x: 0, y: 0 }, { x: 0.5625, y: 1 }, crop)).toBeCloseTo(45, 6);
  expect(slope({ x: 0.4857, y: 0.5782 }, { x: 0.7872, y: 0.6037 }, crop)).toBeCloseTo(2.724, 3);
});
