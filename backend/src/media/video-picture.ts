import { crops } from '@plantsoen/contract/crops.ts';
import type { VideoThumbnail } from '../platform/generated/contract.ts';
import type { StoredPicture } from '../videos/stored-picture.ts';
import type { Size } from './crop-ladder.ts';

const { width, height } = crops.videoPlaceholder;

/** Returns the served size of a video's picture: the largest part with the proportions of a video. */
export function videoPictureSize(picture: Size): Size {
  const maxWidth = Math.min(picture.width, Math.round((picture.height * width) / height));
  return { width: maxWidth, height: Math.round((maxWidth * height) / width) };
}

/** Returns the picture of a video for the contract. */
export function videoThumbnail(picture: StoredPicture): VideoThumbnail {
  return { url: `/media/videos/${picture.name}.webp`, ...videoPictureSize(picture) };
}
