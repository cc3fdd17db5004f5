import { describe, expect, it } from 'vitest';
import { contrastOf, greyOf, parseReflectance, shownContrast } from './contrast.ts';
import { pavings } from './pavings.ts';

describe('CAT-20 the contrast of two surfaces', () => {
  it('is their difference divided by their sum, in either order', () => {
    const contrast = contrastOf(4.7, 38.6);
    expect(contrast.michelson).toBeCloseTo(0.783, 3);
    expect(contrast.difference).toBe(33.9);
    expect(contrastOf(38.6, 4.7)).toEqual(contrast);
  });

  it('meets the thresholds of DIN 32975 from 0.4 and from 0.7', () => {
    expect(contrastOf(30, 70)).toMatchObject({ michelson: 0.4, isForOrientation: true, isForWarning: false });
    expect(contrastOf(15, 85)).toMatchObject({ michelson: 0.7, isForOrientation: true, isForWarning: true });
    expect(contrastOf(30.1, 70)).toMatchObject({ isForOrientation: false });
    expect(contrastOf(15.1, 85)).toMatchObject({ isForWarning: false });
  });

  it('needs a lighter surface that reflects half of the light', () => {
    expect(contrastOf(4.7, 50).isLighterEnough).toBe(true);
    expect(contrastOf(4.7, 49.9).isLighterEnough).toBe(false);
  });

  it('meets British practice from a difference of 30 points', () => {
    expect(contrastOf(10, 40).isDifferentEnough).toBe(true);
    expect(contrastOf(10.1, 40).isDifferentEnough).toBe(false);
  });

  it('is 0 for two black surfaces', () => {
    expect(contrastOf(0, 0)).toMatchObject({ michelson: 0, difference: 0, isForOrientation: false });
  });

  it('is never shown as a threshold that it misses', () => {
    expect(shownContrast(0.695)).toBe(0.69);
    expect(shownContrast(0.7)).toBe(0.7);
    expect(shownContrast(0.3999)).toBe(0.39);
    expect(shownContrast(0.7829)).toBe(0.78);
  });
});

describe('CAT-20 a typed reflectance', () => {
  it('has a comma or a point, and perhaps a percent sign', () => {
    expect(['38,6', ' 38.6 ', '38.6 %', '0', '100'].map(parseReflectance)).toEqual([38.6, 38.6, 38.6, 0, 100]);
  });

  it('is a number from 0 to 100', () => {
    for (const typed of ['', '-1', '100,1', '101', 'grey', '1e1', '38,6,1', '0000000038'])
      expect(parseReflectance(typed), typed).toBeUndefined();
  });
});

function reflectanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 100 * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
}

it('CAT-20 the screen colour of a paving has its reflectance', () => {
  for (const { key, hex, reflectance } of pavings) expect(Math.abs(reflectanceOf(hex) - reflectance), key).toBeLessThan(0.6);
  for (const value of [0, 1, 4.7, 38.6, 100])
    expect(Math.abs(reflectanceOf(greyOf(value)) - value), `${value}`).toBeLessThan(0.5);
});
