import type { Size } from './crop-ladder.ts';
import type { PictureFormat } from './stored-picture.ts';

/** One file to be made from an original, in another process. */
export type CropJob = {
  source: string;
  target: string;
  format: Exclude<PictureFormat, 'svg'>;
  /** The size to crop to; absent for the whole picture. */
  crop?: Size & { fit: 'cover' | 'contain'; focalX: number; focalY: number };
  /** Whether it is for dense screens alone, which show its pixels small. */
  isDense?: boolean;
  /** Whether the ground is made white first. */
  cutOut: boolean;
  /** Quick rather than small, for somebody who waits: made before all others. */
  isStandIn?: boolean;
};

/**
 * A quick jpeg in place of a file that takes an encoder long (avif: a second for a large one), for the visitors who come before
 * it is made.
 */
export function standInOf(job: CropJob): CropJob {
  return { ...job, format: 'jpg', target: `${job.target}.stand-in.jpg`, isStandIn: true };
}

/** What goes to the child and what comes back. */
export type CropRequest = { id: number; job: CropJob };
export type CropAnswer = { id: number; problem?: string };
