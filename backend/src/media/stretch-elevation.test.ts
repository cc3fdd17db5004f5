import { describe, expect, it } from 'vitest';
import { stretchElevation } from './stretch-elevation.ts';

const svg = (paths: string, box = '0 0 100 50') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="none" fill="none">${paths}</svg>`;
const path = (d: string) => `<path vector-effect="non-scaling-stroke" d="${d}"/>`;

/** Returns the slices of a stretched drawing: the drawn part and its new place. */
const slicesOf = (stretched: string) =>
  [...stretched.matchAll(/<svg x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" viewBox="([\d. ]+)"/g)].map(
    ([, x, y, width, height, part]) => ({ x: Number(x), y: Number(y), width: Number(width), height: Number(height), part }),
  );

const bench = svg(path('M0 0H100V10H0Z') + path('M20 10V50M80 10V50'));

describe('CAT-13 the elevation of a longer variant', () => {
  it('keeps ends and frames: only the middle is stretched', () => {
    const stretched = stretchElevation(bench, { widthMm: 1000, heightMm: 500 }, { widthMm: 1500, heightMm: 500 });
    expect(stretched).toContain('viewBox="0 0 150 50"');
    expect(slicesOf(stretched)).toEqual([
      { x: 0, y: 0, width: 20, height: 50, part: '0 0 20 50' },
      { x: 20, y: 0, width: 110, height: 50, part: '20 0 60 50' },
      { x: 130, y: 0, width: 20, height: 50, part: '80 0 20 50' },
    ]);
  });

  it('stays symmetrical around a frame in the middle', () => {
    const threeFrames = svg(path('M0 0H100V10H0Z') + path('M10 10V50M50 10V50M90 10V50'));
    const slices = slicesOf(stretchElevation(threeFrames, { widthMm: 1000, heightMm: 500 }, { widthMm: 1400, heightMm: 500 }));
    expect(slices.map(({ width }) => width)).toEqual([10, 60, 60, 10]);
  });

  it('is shortened in the same way', () => {
    const slices = slicesOf(stretchElevation(bench, { widthMm: 1000, heightMm: 500 }, { widthMm: 700, heightMm: 500 }));
    expect(slices.map(({ width }) => width)).toEqual([20, 30, 20]);
  });

  it('becomes higher between its rims', () => {
    const box = svg(path('M0 0H100V50H0Z') + path('M0 5H100'));
    const slices = slicesOf(stretchElevation(box, { widthMm: 1000, heightMm: 500 }, { widthMm: 1000, heightMm: 800 }));
    expect(slices.map(({ height }) => height)).toEqual([5, 75]);
  });

  it('is scaled as a whole if curves fill it, or if it loses too much', () => {
    const round = svg(path('M0 25C0 0 100 0 100 25'));
    const wider = slicesOf(stretchElevation(round, { widthMm: 1000, heightMm: 500 }, { widthMm: 1500, heightMm: 500 }));
    expect(wider).toEqual([{ x: 0, y: 0, width: 150, height: 50, part: '0 0 100 50' }]);
    const tiny = slicesOf(stretchElevation(bench, { widthMm: 1000, heightMm: 500 }, { widthMm: 300, heightMm: 500 }));
    expect(tiny.map(({ width }) => width)).toEqual([30]);
  });
});
