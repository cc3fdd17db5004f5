import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { frontElevation } from './front-elevation.ts';

const drawings = fileURLToPath(new URL('../../../demo-content/media/drawings/', import.meta.url));
const drawing = (content: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${content}</svg>`;

describe('BLK-21 the elevation of a drawing', () => {
  it('is its front view with its own box, measured by the drawing’s scale', () => {
    const views = '<path data-view="front" d="M10 20H110V70"/><path data-view="side" d="M200 0H300"/>';
    const dimension =
      '<path class="d" d="M10 75V90M110 75V90M10 80H110"/><path class="a" d="M0 0"/><text x="60" y="78">200</text>';
    expect(frontElevation(drawing(views + dimension))).toEqual({
      svg:
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="9.6 19.6 100.8 50.4" preserveAspectRatio="none" fill="none" ' +
        'stroke="currentColor" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">' +
        '<path vector-effect="non-scaling-stroke" d="M10 20H110V70"/></svg>',
      widthMm: 200,
      heightMm: 100,
    });
  });

  it('supports relative commands, groups and a stated scale', () => {
    const group = '<g data-view="front"><path d="m10 10 l20 0"/><path d="m0,5v-5c0 0 5 5 5 40"/></g>';
    expect(frontElevation(drawing(group, ' data-scale="0.5"'))).toMatchObject({ widthMm: 60, heightMm: 80 });
  });

  it('ends at the ground line of the drawing: parts below ground are cut off', () => {
    const views = '<path data-view="front" d="M0 0H100V60"/><path class="g" d="M-10 50H110M150 50H200"/>';
    expect(frontElevation(drawing(views, ' data-scale="0.5"'))).toMatchObject({ widthMm: 200, heightMm: 100 });
    const hanging = '<path data-view="front" d="M0 0H100V30"/><path class="g" d="M-10 50H110"/>';
    expect(frontElevation(drawing(hanging, ' data-scale="0.5"'))).toMatchObject({ heightMm: 100 });
  });

  it('ignores paths with any other data', () => {
    expect(frontElevation(drawing('<path data-view="front" d="M0 0H10V10&quot;/>&lt;script>"/>'))).toBeUndefined();
  });

  it('is absent without a front view, and has no measures without a scale', () => {
    expect(frontElevation(drawing('<path d="M0 0H10V10"/>'))).toBeUndefined();
    expect(frontElevation(drawing('<path data-view="front" d="M0 0H10V10"/>'))).toMatchObject({ widthMm: undefined });
  });

  it('has the height that each demo drawing states, apart from protruding parts', () => {
    for (const file of readdirSync(drawings)) {
      const source = readFileSync(join(drawings, file), 'utf8');
      const height = Number(/ x (\d+) mm/.exec(source)?.[1]);
      const elevation = frontElevation(source);
      expect(elevation?.widthMm, file).toBeGreaterThan(0);
      expect(Math.abs((elevation?.heightMm ?? 0) - height), file).toBeLessThan(height * 0.07 + 5);
      const [, y, , boxHeight] = (/viewBox="([^"]*)"/.exec(elevation?.svg ?? '')?.[1] ?? '').split(' ').map(Number);
      expect((y ?? 0) + (boxHeight ?? 0), `${file} ground`).toBeCloseTo(
        Number(/class="g" d="M100 ([\d.]+)H/.exec(source)?.[1]),
        5,
      );
      expect(elevation?.svg.length, file).toBeLessThan(20_500);
    }
  });
});
