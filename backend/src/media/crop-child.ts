/** Program that generates crops, one at a time, in a separate process, so that its memory and crashes do not affect the API. */
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { CropAnswer, CropRequest } from './crop-job.ts';
import { makeCrop } from './make-crop.ts';

sharp.cache(false);
// Rendering pages has priority over generating pictures.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const answer = (message: CropAnswer) => process.send?.(message);

process.on('message', async ({ id, job }: CropRequest) => {
  try {
    await makeCrop(job);
    answer({ id });
  } catch (error) {
    answer({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());
