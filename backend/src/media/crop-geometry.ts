import { type CropName, crops } from '@plantsoen/contract/crops.ts';
import type { Size } from './crop-ladder.ts';

/** Point of a picture, in percent from its left and its top. */
export type FocalPoint = { x: number; y: number };

/** Part of a picture in whole pixels. */
export type CropPart = { left: number; top: number } & Size;

/**
 * Returns the largest part of a picture with the proportions of a size. The focal point is as close to its centre as the picture
 * allows.
 */
export function cropPart(source: Size, size: Size, { x, y }: FocalPoint): CropPart {
  const scale = Math.min(source.width / size.width, source.height / size.height);
  const part = { width: Math.max(1, Math.round(size.width * scale)), height: Math.max(1, Math.round(size.height * scale)) };
  return { left: startOf(source.width, part.width, x), top: startOf(source.height, part.height, y), ...part };
}

/** Returns the start of a part that is centred on the focal point as far as the picture allows. */
function startOf(whole: number, part: number, focalPercent: number): number {
  return Math.round(Math.min(Math.max((whole * focalPercent) / 100 - part / 2, 0), whole - part));
}

/** Crops with the same proportions, which show the same part of a picture. */
export type CropShape = Size & { names: CropName[] };

/** Maximum difference in the logarithm of the proportions at which two crops look the same. */
const sameShape = 0.02;

/** Returns the shapes of all crops that cut pictures, widest first. */
export function cropShapes(): CropShape[] {
  const shapes: CropShape[] = [];
  for (const name of Object.keys(crops) as CropName[]) {
    const { width, height, fit } = crops[name];
    if (fit !== 'cover') continue;
    const match = shapes.find((shape) => Math.abs(Math.log(shape.width / shape.height / (width / height))) < sameShape);
    if (match) match.names.push(name);
    else shapes.push({ width, height, names: [name] });
  }
  return shapes.sort((a, b) => b.width / b.height - a.width / a.height);
}
