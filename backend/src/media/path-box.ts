export type Box = { x: number; y: number; width: number; height: number };

type Point = { x: number; y: number };

/** Number of coordinate pairs per command. The last pair is the end point of the pen. */
const pairs: Record<string, number> = { M: 1, L: 1, T: 1, S: 2, Q: 2, C: 3 };

/**
 * Returns a box around an SVG path; undefined for a path without points. It includes the control points of curves, but only the
 * end point of an arc.
 */
export function pathBox(path: string): Box | undefined {
  const points: Point[] = [];
  let pen: Point = { x: 0, y: 0 };
  for (const [, letter = '', list = ''] of path.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi) ?? []).map(Number);
    for (const step of stepsOf(letter, numbers)) {
      const origin = letter === letter.toLowerCase() ? pen : { x: 0, y: 0 };
      const reached = step.map(({ x, y }) => ({
        x: x === undefined ? pen.x : origin.x + x,
        y: y === undefined ? pen.y : origin.y + y,
      }));
      points.push(...reached);
      pen = reached.at(-1) ?? pen;
    }
  }
  return boxOf(points);
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
function stepsOf(letter: string, numbers: readonly number[]): Partial<Point>[][] {
  const command = letter.toUpperCase();
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
