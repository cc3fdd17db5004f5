import { type CropName, crops } from '@plantsoen/contract/crops.ts';

/** A crop as it is offered: its size at 1x and the widths in which it can be had, ascending. */
export type CropLadder = { width: number; height: number; widths: number[] };

export type Size = { width: number; height: number };

const steps = [0.5, 1, 2];

/** A last step to the full width of the source is worth a file of its own from this much above the one before. */
const worthwhile = 1.2;

/** The largest part of a source that has a crop's shape ('cover'), or the whole of it ('contain'). */
function usable({ width, height }: Size, name: CropName): Size {
  const crop = crops[name];
  if (crop.fit === 'contain') return { width, height };
  const ratio = crop.width / crop.height;
  return width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
}

/** The widths of a crop for a source of this size: 0.5x, 1x and 2x, never above the source (CAT-07). */
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

/** The size of a crop's file of one width; undefined where the ladder has no such width. */
export function cropSize(source: Size, name: CropName, width: number): Size | undefined {
  if (!cropLadder(source, name).widths.includes(width)) return undefined;
  return { width, height: heightAt(width, usable(source, name)) };
}

/** From this much above 1x a file is for dense screens: where a page shows the crop larger than 1x, it is hardly shown as large. */
const denseFrom = 1.5;

/** Whether a width of a crop has many more pixels than the crop at 1x. */
export function isDense(source: Size, name: CropName, width: number): boolean {
  return width >= denseFrom * cropLadder(source, name).width;
}

const heightAt = (width: number, shape: Size) => Math.max(1, Math.round((width * shape.height) / shape.width));
