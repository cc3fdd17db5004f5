import { type PathStep, pathSteps } from './path-box.ts';

export type Measures = { widthMm: number; heightMm: number };

/** A stretch of an axis with its length in the new drawing. */
type Slice = { from: number; length: number; newLength: number };

type Axis = { start: number; length: number; share: number; steps: readonly PathStep[]; name: 'x' | 'y' };

/** A gap is stretched if it is at least this share of the widest one, so that a drawing with a middle frame stays symmetrical. */
const minGapShare = 0.6;

/** Minimum share of the drawing that gaps must have. Otherwise the whole drawing is scaled. */
const minFreeShare = 0.15;

/** Maximum share of the gaps that a shorter variant may lose. */
const maxLostShare = 0.85;

/**
 * Returns the elevation of a variant with other measures than the drawn one. Ends and frames keep their size: only the parts between
 * them, in which nothing but straight lines along the axis is drawn, become longer or shorter. A drawing without such parts is scaled.
 */
export function stretchElevation(svg: string, drawn: Measures, wanted: Measures): string {
  const [, box = ''] = /viewBox="([^"]*)"/.exec(svg) ?? [];
  const [x = 0, y = 0, width = 1, height = 1] = box.split(' ').map(Number);
  const paths = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('<'));
  const steps = [...paths.matchAll(/ d="([^"]*)"/g)].flatMap(([, path = '']) => pathSteps(path));
  const columns = slicesOf({ start: x, length: width, share: wanted.widthMm / drawn.widthMm, steps, name: 'x' });
  const rows = slicesOf({ start: y, length: height, share: wanted.heightMm / drawn.heightMm, steps, name: 'y' });
  let top = 0;
  const tiles = rows.flatMap((row) => {
    let left = 0;
    const inRow = columns.map((column) => {
      const place = `x="${round(left)}" y="${round(top)}" width="${round(column.newLength)}" height="${round(row.newLength)}"`;
      left += column.newLength;
      const part = [column.from, row.from, column.length, row.length].map(round).join(' ');
      return `<svg ${place} viewBox="${part}" preserveAspectRatio="none"><use href="#a"/></svg>`;
    });
    top += row.newLength;
    return inRow;
  });
  const head = svg
    .slice(0, svg.indexOf('>') + 1)
    .replace(/viewBox="[^"]*"/, `viewBox="0 0 ${round(width * (wanted.widthMm / drawn.widthMm))} ${round(top)}"`);
  return `${head}<defs><g id="a">${paths}</g></defs>${tiles.join('')}</svg>`;
}

/** Returns the slices of an axis. Gaps share the added or lost length by their own lengths. */
function slicesOf(axis: Axis): Slice[] {
  const { start, length, share } = axis;
  const whole = [{ from: start, length, newLength: length * share }];
  const added = length * (share - 1);
  const gaps = added === 0 ? [] : widestGaps(axis);
  const free = gaps.reduce((sum, gap) => sum + gap.to - gap.from, 0);
  if (free < length * minFreeShare || -added > free * maxLostShare) return whole;
  const slices: Slice[] = [];
  let reached = start;
  for (const { from, to } of gaps) {
    if (from > reached) slices.push({ from: reached, length: from - reached, newLength: from - reached });
    slices.push({ from, length: to - from, newLength: (to - from) * (1 + added / free) });
    reached = to;
  }
  const end = start + length;
  if (end > reached) slices.push({ from: reached, length: end - reached, newLength: end - reached });
  return slices;
}

/** Returns the widest parts of an axis that only lines along the axis cross, in their order. */
function widestGaps({ start, length, steps, name }: Axis): { from: number; to: number }[] {
  const blocked = steps.flatMap((step) => blockedPart(step, name) ?? []).sort((one, other) => one.from - other.from);
  const gaps: { from: number; to: number }[] = [];
  let reached = start;
  for (const { from, to } of blocked) {
    if (from > reached) gaps.push({ from: reached, to: from });
    reached = Math.max(reached, to);
  }
  if (start + length > reached) gaps.push({ from: reached, to: start + length });
  const widest = Math.max(0, ...gaps.map(({ from, to }) => to - from));
  return gaps.filter(({ from, to }) => to - from >= widest * minGapShare);
}

/** Returns the part of an axis that a step occupies; undefined for a line along the axis, which may become longer, and for a move. */
function blockedPart({ kind, from, reached }: PathStep, name: 'x' | 'y'): { from: number; to: number } | undefined {
  if (kind === 'move') return undefined;
  const across = name === 'x' ? 'y' : 'x';
  if (kind === 'line' && reached.every((point) => Math.abs(point[across] - from[across]) < 0.05)) return undefined;
  const places = [from, ...reached].map((point) => point[name]);
  return { from: Math.min(...places), to: Math.max(...places) };
}

const round = (value: number) => Math.round(value * 100) / 100;
