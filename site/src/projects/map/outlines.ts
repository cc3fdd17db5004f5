import { drawing, latitudeOf } from './mercator.ts';

type Position = [longitude: number, latitude: number];

/**
 * Returns the lines of a path of the drawing as geographic coordinates. Paths may contain only `M`, `l`, `h`, `v` and `z` with
 * whole numbers.
 */
export function linesOf(path: string): Position[][] {
  return path
    .split('M')
    .filter(Boolean)
    .map((line) => placesOf(line));
}

function placesOf(line: string): Position[] {
  const [start = '', ...steps] = line.replace('z', '').split(/(?=[lhv])/);
  let [x = 0, y = 0] = numbersOf(start);
  const points: Position[] = [placeOf(x, y)];
  for (const step of steps) {
    const numbers = numbersOf(step.slice(1));
    const pairs = step[0] === 'l' ? numbers : numbers.flatMap((number) => (step[0] === 'h' ? [number, 0] : [0, number]));
    for (let index = 0; index < pairs.length; index += 2) {
      x += pairs[index] ?? 0;
      y += pairs[index + 1] ?? 0;
      points.push(placeOf(x, y));
    }
  }
  if (line.endsWith('z')) points.push([...(points[0] as Position)]);
  return points;
}

const numbersOf = (text: string) => (text.match(/-?\d+/g) ?? []).map(Number);

function placeOf(x: number, y: number): Position {
  return [drawing.x + x / drawing.unitsOfDegree, latitudeOf(drawing.y + y / drawing.unitsOfDegree)];
}

/** Returns the paths of the drawing by their ids. */
export function pathsOf(svg: string): Record<string, string> {
  return Object.fromEntries([...svg.matchAll(/<path id="(\w+)"[^>]* d="([^"]+)"/g)].map(([, id = '', path = '']) => [id, path]));
}
