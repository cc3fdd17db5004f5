/** Program that generates crops, one at a time, in a separate process, so that its memory and crashes do not affect the API. */
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { answerParent } from '../platform/child-worker.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import type { CropRequest } from './crop-maker.ts';
import { makeCrop } from './make-crop.ts';

sharp.cache(false);
// Rendering pages has priority over generating pictures.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** The storage of the parent, which never changes. */
let storage: Promise<FileStorage> | undefined;

answerParent(async ({ job, storage: settings }: CropRequest) => {
  storage ??= openStorage(settings);
  await makeCrop(await storage, job);
});
