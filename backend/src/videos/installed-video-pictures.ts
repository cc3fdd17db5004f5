import { listTag } from '@plantsoen/contract/cache-identity.ts';
import { locales } from '@plantsoen/contract/locales.ts';
import type { Payload } from 'payload';
import { announce } from '../platform/changes/announce.ts';
import { requestSql } from '../platform/database/request-sql.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { maxPicture } from './picture-host.ts';
import { type VideoPictures, videoPictures } from './video-pictures.ts';

/** Type name in the tag of answers that lack the picture of a video. */
export const videoThumbnailTag = 'VideoThumbnail';

const installed = new WeakMap<Payload, VideoPictures>();

/** Returns the video pictures of an installation. When a picture arrives, the answers that lack it are invalidated. */
export function installedVideoPictures(payload: Payload): VideoPictures {
  const found = installed.get(payload) ?? install(payload);
  installed.set(payload, found);
  return found;
}

function install(payload: Payload): VideoPictures {
  const { storage, videoPictureOrigin } = installationOf(payload);
  return videoPictures({
    storage,
    fetchPicture: (videoId) => maxPicture(videoPictureOrigin, videoId),
    async onKept() {
      const tags = locales.map(({ siteId }) => listTag(videoThumbnailTag, siteId));
      await announce(await requestSql({ payload, transactionID: undefined }), tags);
    },
    onFailure: (error, videoId) => payload.logger.warn({ err: error, videoId }, 'the preview picture of a video was not fetched'),
  });
}
