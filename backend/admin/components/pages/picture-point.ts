/** A point, as fractions (0 to 1) of a picture's width and height. */
export type Point = { x: number; y: number };

/** Steps of the arrow keys, as fractions of the picture. */
const step = 0.01;
const smallStep = 0.001;

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const fraction = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 10_000) / 10_000;

/** Returns the point within the picture, rounded to four decimals as the fields take them. */
const clampedPoint = ({ x, y }: Point): Point => ({ x: fraction(x), y: fraction(y) });

/** Returns the point of a picture at a position in the window. */
export function pointAt(left: number, top: number, box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>): Point {
  return clampedPoint({ x: (left - box.left) / box.width, y: (top - box.top) / box.height });
}

/** Returns the point that an arrow key leads to, in small steps with Shift; `undefined` for another key. */
export function movedPoint({ x, y }: Point, key: string, isSmall: boolean): Point | undefined {
  const direction = directions[key];
  const size = isSmall ? smallStep : step;
  return direction && clampedPoint({ x: x + direction.x * size, y: y + direction.y * size });
}
