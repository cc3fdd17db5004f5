import { type CropName, crops } from '@plantsoen/contract/crops.ts';

/** The offered sizes of a crop: its size at 1x and the available widths, ascending. */
export type CropLadder = { width: number; height: number; widths: number[] };

export type Size = { width: number; height: number };

const steps = [0.5, 1, 2];

/** Minimum ratio to the previous width at which the full width of the source becomes an additional step. */
const worthwhile = 1.2;

/** Returns the size of the largest part of a source with a crop's proportions ('cover'), or of the whole source ('contain'). */
function usable({ width, height }: Size, name: CropName): Size {
  const crop = crops[name];
  if (crop.fit === 'contain') return { width, height };
  const ratio = crop.width / crop.height;
  return width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
}

/** Returns the widths of a crop for a source of this size: 0.5x, 1x and 2x, never above the source (CAT-07). */
export function cropLadder(source: Size, name: CropName): CropLadder {
  const most = usable(source, name);
  const crop = crops[name];
  const base = crop.fit === 'cover' ? crop.width : Math.min(crop.width, (crop.height * most.width) / most.height);
  const widest = Math.max(1, Math.floor(most.width));
  const fitting = steps.map((step) => Math.max(1, Math.round(base * step))).filter((width) => width <= widest);
  const last = fitting.at(-1);
  const widths =
    last === undefined || (fitting.length < steps.length && widest >= last * worthwhile) ? [...fitting, widest] : fitting;
  const width = Math.min(Math.round(base), widest);
  return { width, height: heightAt(width, most), widths };
}

/** Returns the file size in pixels of a crop at one width; undefined if the ladder does not have that width. */
export function cropSize(source: Size, name: CropName, width: number): Size | undefined {
  if (!cropLadder(source, name).widths.includes(width)) return undefined;
  return { width, height: heightAt(width, usable(source, name)) };
}

/** Minimum ratio to 1x of a file for dense screens. Pages that show a crop larger than 1x rarely reach this ratio. */
const denseFrom = 1.5;

/** Whether a file of this width has many more pixels than the crop at 1x. */
export function isDense(source: Size, name: CropName, width: number): boolean {
  return width >= denseFrom * cropLadder(source, name).width;
}

const heightAt = (width: number, shape: Size) => Math.max(1, Math.round((width * shape.height) / shape.width));
