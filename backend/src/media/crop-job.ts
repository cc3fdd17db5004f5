import type { Size } from './crop-ladder.ts';
import type { PictureFormat } from './stored-picture.ts';

/** One file that the child process generates from an original. */
export type CropJob = {
  /** Keys of the original and of the generated file in the storage. */
  source: string;
  target: string;
  format: Exclude<PictureFormat, 'svg'>;
  /** Target size of the crop; absent for the whole picture. */
  crop?: Size & { fit: 'cover' | 'contain'; focalX: number; focalY: number };
  /** Whether the file is for high-density screens only, which show its pixels smaller. */
  isDense?: boolean;
  /** Whether the background is made white first. */
  cutOut: boolean;
  /** Whether the file is a temporary WebP for a waiting visitor, which precedes all other jobs. */
  isStandIn?: boolean;
};

/**
 * Returns the job for a temporary WebP, served in place of a file in a slow format until that file exists. A large avif takes a
 * second.
 */
export function standInOf(job: CropJob): CropJob {
  return { ...job, format: 'webp', target: `${job.target}.stand-in.webp`, isStandIn: true };
}
