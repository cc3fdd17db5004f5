import type { Size } from './crop-ladder.ts';
import type { PictureFormat } from './stored-picture.ts';

/** One file to be made from an original, in another process. */
export type CropJob = {
  source: string;
  target: string;
  format: Exclude<PictureFormat, 'svg'>;
  /** The size to crop to; absent for the whole picture. */
  crop?: Size & { fit: 'cover' | 'contain'; focalX: number; focalY: number };
  /** Whether the ground is made white first. */
  cutOut: boolean;
};

/** What goes to the child and what comes back. */
export type CropRequest = { id: number; job: CropJob };
export type CropAnswer = { id: number; problem?: string };
