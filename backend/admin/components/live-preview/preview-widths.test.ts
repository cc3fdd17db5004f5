import { expect, it } from 'vitest';
import { fitPreview, isPreviewWidth } from './preview-widths.ts';

it('EDT-08 a wide page is scaled to the available width and fills the height', () => {
  expect(fitPreview('desktop', { width: 640, height: 500 })).toEqual({ width: 1280, height: 1000, scale: 0.5 });
});

it('EDT-08 a narrow page is never enlarged', () => {
  expect(fitPreview('phone', { width: 900, height: 700 })).toEqual({ width: 390, height: 700, scale: 1 });
});

it('EDT-08 a preview without room has a size', () => {
  expect(fitPreview('tablet', { width: 0, height: 0 })).toMatchObject({ width: 820, height: 1 });
});

it('EDT-08 an unknown remembered width is ignored', () => {
  expect(isPreviewWidth('phone')).toBe(true);
  for (const name of ['watch', undefined, 390, 'toString']) expect(isPreviewWidth(name)).toBe(false);
});
