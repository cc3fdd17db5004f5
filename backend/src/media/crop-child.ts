/** Program that generates crops, one at a time, in a separate process, so that its memory and crashes do not affect the API. */
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { answerParent } from '../platform/child-worker.ts';
import { makeCrop } from './make-crop.ts';

sharp.cache(false);
// Rendering pages has priority over generating pictures.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

answerParent(makeCrop);
