import { type Element, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { drawingRoot, viewPaths } from './drawing-views.ts';
import { boxAround, pathBox } from './path-box.ts';

/** The class of dimension lines in a drawing: two extension lines, then the measured line. */
const dimensionLineClass = 'd';

/** The front view of a dimensional drawing, on its own; the measures are in mm where the drawing tells its scale. */
export type FrontElevation = { svg: string; widthMm: number | undefined; heightMm: number | undefined };

/**
 * The elevation of a product: the paths of its drawing marked `data-view="front"`, drawn in the colour of the text around
 * (BLK-21). Its scale is `data-scale` of the drawing (drawing units per mm), or follows from its first dimension line and the mm
 * written at it. Undefined for a drawing without a front view.
 */
export function frontElevation(drawing: string): FrontElevation | undefined {
  const root = drawingRoot(drawing);
  const paths = root ? viewPaths(root, 'front') : [];
  const box = boxAround(paths.map(pathBox));
  if (!root || !box || box.width <= 0 || box.height <= 0) return undefined;
  const viewBox = [box.x, box.y, box.width, box.height].map(round).join(' ');
  const lines = paths.map((path) => `<path d="${path}"/>`).join('');
  const looks = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';
  const scale = scaleOf(root);
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${looks}>${lines}</svg>`,
    widthMm: scale && Math.round(box.width / scale),
    heightMm: scale && Math.round(box.height / scale),
  };
}

function scaleOf(root: Element): number | undefined {
  const given = Number(root.attribs['data-scale']);
  if (given > 0) return given;
  const children = root.children.filter(isTag);
  const line = children.findIndex(({ attribs }) => attribs.class === dimensionLineClass);
  const [, from, to] = /M(-?[\d.]+) -?[\d.]+H(-?[\d.]+)$/.exec(children[line]?.attribs.d ?? '') ?? [];
  const label = children.slice(line).find(({ name }) => name === 'text');
  const measured = Number(label && DomUtils.textContent(label));
  return from && to && measured > 0 ? Math.abs(Number(to) - Number(from)) / measured : undefined;
}

const round = (value: number) => Math.round(value * 10) / 10;
