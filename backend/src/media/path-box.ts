export type Box = { x: number; y: number; width: number; height: number };

type Point = { x: number; y: number };

/** Number of coordinate pairs per command. The last pair is the end point of the pen. */
const pairs: Record<string, number> = { M: 1, L: 1, T: 1, S: 2, Q: 2, C: 3 };

/**
 * Returns a box around an SVG path; undefined for a path without points. It includes the control points of curves, but only the
 * end point of an arc.
 */
export function pathBox(path: string): Box | undefined {
  return boxOf(pathSteps(path).flatMap(({ reached }) => reached));
}

/** A step of the pen: a straight line, a curve, or a move without a line. */
export type PathStep = { kind: 'line' | 'curve' | 'move'; from: Point; reached: Point[] };

/** Returns the steps of an SVG path with absolute coordinates. */
export function pathSteps(path: string): PathStep[] {
  const steps: PathStep[] = [];
  let pen: Point = { x: 0, y: 0 };
  let start = pen;
  for (const [, letter = '', list = ''] of path.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const command = letter.toUpperCase();
    const drawn = 'MLHV'.includes(command) ? 'line' : 'curve';
    for (const [index, step] of stepsOf(command, numbersIn(list)).entries()) {
      const kind = command === 'M' && index === 0 ? 'move' : drawn;
      const reached = absolutePoints(step, pen, letter === command ? { x: 0, y: 0 } : pen);
      steps.push({ kind, from: pen, reached });
      pen = reached.at(-1) ?? pen;
      if (kind === 'move') start = pen;
    }
    if (command !== 'Z') continue;
    steps.push({ kind: 'line', from: pen, reached: [start] });
    pen = start;
  }
  return steps;
}

const numbersIn = (list: string): number[] => (list.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number);

/** Returns points relative to an origin as absolute ones. A missing coordinate is that of the pen. */
function absolutePoints(points: readonly Partial<Point>[], pen: Point, origin: Point): Point[] {
  return points.map(({ x, y }) => ({
    x: x === undefined ? pen.x : origin.x + x,
    y: y === undefined ? pen.y : origin.y + y,
  }));
}

/** Returns the bounding box of some boxes; undefined without any box. */
export function boxAround(boxes: readonly (Box | undefined)[]): Box | undefined {
  return boxOf(boxes.flatMap((box) => (box ? [box, { x: box.x + box.width, y: box.y + box.height }] : [])));
}

function boxOf(points: readonly Point[]): Box | undefined {
  if (points.length === 0) return undefined;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Returns the points of each repetition of a command. A missing coordinate keeps its previous value. */
function stepsOf(command: string, numbers: readonly number[]): Partial<Point>[][] {
  if (command === 'H') return numbers.map((x) => [{ x }]);
  if (command === 'V') return numbers.map((y) => [{ y }]);
  if (command === 'A') return chunks(numbers, 7).map(([, , , , , x, y]) => [{ x, y }]);
  const count = pairs[command];
  if (!count) return [];
  return chunks(numbers, count * 2).map((step) => chunks(step, 2).map(([x, y]) => ({ x, y })));
}

function chunks(numbers: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.floor(numbers.length / size) }, (_, i) => numbers.slice(i * size, (i + 1) * size));
}
