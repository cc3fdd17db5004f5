import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const daysOld = {
  'plantsoen-old.tar.zst': 32,
  'plantsoen-killed.tar.zst.a1.part': 32,
  'plantsoen-new.tar.zst': 29,
  'notes.txt': 32,
};

/** The files of `writeArchives` that remain after archives older than 30 days were deleted. */
export const remainingArchives = ['notes.txt', 'plantsoen-new.tar.zst'];

/** Writes archives to the folder that are older and newer than 30 days, an incomplete one and a foreign file. Empty. */
export function writeArchives(folder: string) {
  for (const [name, days] of Object.entries(daysOld)) {
    const then = new Date(Date.now() - days * 24 * 3600 * 1000);
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), then, then);
  }
}
