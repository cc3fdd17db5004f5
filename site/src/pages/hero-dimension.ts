/** A point, as fractions (0 to 1) of a picture's width and height. */
export type Point = { x: number; y: number };

type Size = { width: number; height: number };
type Original = Size & { focalX: number; focalY: number };

/**
 * Returns the position of a point of the original in a crop. The crop is the largest part of that shape, centred on the focal
 * point as far as the picture allows.
 */
export function pointInCrop({ x, y }: Point, original: Original, crop: Size): Point {
  const shape = crop.width / crop.height;
  const width = Math.min(original.width, original.height * shape);
  const height = Math.min(original.height, original.width / shape);
  const left = startOf(original.width, width, original.focalX);
  const top = startOf(original.height, height, original.focalY);
  return { x: (x * original.width - left) / width, y: (y * original.height - top) / height };
}

function startOf(whole: number, part: number, focalPercent: number): number {
  return Math.min(Math.max((whole * focalPercent) / 100 - part / 2, 0), whole - part);
}

/** Returns the slope of a line between two points of a picture, in degrees; positive values fall to the right. */
export function slope(from: Point, to: Point, { width, height }: Size): number {
  return (Math.atan2((to.y - from.y) * height, (to.x - from.x) * width) * 180) / Math.PI;
}
