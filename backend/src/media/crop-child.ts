/** The program that makes crops, one at a time, so that their memory and faults are not those of the API. */
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import type { CropAnswer, CropRequest } from './crop-job.ts';
import { makeCrop } from './make-crop.ts';

sharp.cache(false);
// Visitors who wait for a page go before those who wait for a picture.
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
