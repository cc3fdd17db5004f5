import { crops } from '@plantsoen/contract/crops.ts';
import type { VideoThumbnail } from '../platform/generated/contract.ts';
import type { KeptPicture } from '../videos/kept-picture.ts';
import type { Size } from './crop-ladder.ts';

const { width, height } = crops.videoPlaceholder;

/** The size of a film's picture as it is served: as much of it as has the shape of a video. */
export function videoPictureSize(picture: Size): Size {
  const most = Math.min(picture.width, Math.round((picture.height * width) / height));
  return { width: most, height: Math.round((most * height) / width) };
}

/** The picture of a film as the contract answers it. */
export function videoThumbnail(picture: KeptPicture): VideoThumbnail {
  return { url: `/media/videos/${picture.name}.webp`, ...videoPictureSize(picture) };
}
