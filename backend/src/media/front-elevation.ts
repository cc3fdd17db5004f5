import { type Element, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { drawingRoot, viewPaths } from './drawing-views.ts';
import { type Box, boxAround, pathBox } from './path-box.ts';

/** Class of a dimension line in a drawing: two extension lines, then the measured line. */
const dimensionLineClass = 'd';

/** Class of the ground line. */
const groundLineClass = 'g';

/** Matches valid path data only, because the paths become part of an SVG. */
const pathData = /^[MLHVCSQTAZ\d\s,.e+-]+$/i;

/** Margin for half a line width, as a share of the larger side. It does not visibly change the scale. */
const roomShare = 0.004;

/**
 * The front view of a dimensional drawing as a separate SVG. The measures are in mm, or undefined if the drawing states no scale.
 */
export type FrontElevation = { svg: string; widthMm: number | undefined; heightMm: number | undefined };

/**
 * Returns the elevation of a product: the paths of its drawing marked `data-view="front"`, drawn in the current text colour
 * (BLK-21). The scale is the drawing's `data-scale` (drawing units per mm), or follows from its first dimension line and the mm
 * written there. Undefined for a drawing without a front view.
 */
export function frontElevation(drawing: string): FrontElevation | undefined {
  const root = drawingRoot(drawing);
  const paths = root ? viewPaths(root, 'front').filter((path) => pathData.test(path)) : [];
  const drawn = boxAround(paths.map(pathBox));
  const box = root && drawn && standing(drawn, groundOf(root));
  if (!box || box.width <= 0 || box.height <= 0) return undefined;
  const scale = scaleOf(root);
  return {
    svg: linesIn(box, paths),
    widthMm: scale && Math.round(box.width / scale),
    heightMm: scale && Math.round(box.height / scale),
  };
}

/** Returns the box with its bottom at the ground. Parts below ground are cut off, and parts above it keep their height. */
function standing(box: Box, ground: number | undefined): Box {
  return ground === undefined || ground <= box.y ? box : { ...box, height: ground - box.y };
}

function groundOf(root: Element): number | undefined {
  const line = root.children.filter(isTag).find(({ attribs }) => attribs.class === groundLineClass);
  const height = /^M-?[\d.]+ (-?[\d.]+)H/.exec(line?.attribs.d ?? '')?.[1];
  return height === undefined ? undefined : Number(height);
}

/**
 * Returns an SVG whose lines keep their width at every size. A small margin above and at the sides keeps outer lines whole. The
 * drawing has no margin below, so that it touches the ground.
 */
function linesIn(box: Box, paths: readonly string[]): string {
  const room = Math.max(box.width, box.height) * roomShare;
  const viewBox = [box.x - room, box.y - room, box.width + 2 * room, box.height + room].map(round).join(' ');
  const looks = 'fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round"';
  const lines = paths.map((path) => `<path vector-effect="non-scaling-stroke" d="${path}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="none" ${looks}>${lines}</svg>`;
}

function scaleOf(root: Element): number | undefined {
  const scale = Number(root.attribs['data-scale']);
  if (scale > 0) return scale;
  const children = root.children.filter(isTag);
  const line = children.findIndex(({ attribs }) => attribs.class === dimensionLineClass);
  const [, from, to] = /M(-?[\d.]+) -?[\d.]+H(-?[\d.]+)$/.exec(children[line]?.attribs.d ?? '') ?? [];
  const label = children.slice(line).find(({ name }) => name === 'text');
  const measured = Number(label && DomUtils.textContent(label));
  return from && to && measured > 0 ? Math.abs(Number(to) - Number(from)) / measured : undefined;
}

const round = (value: number) => Math.round(value * 10) / 10;
