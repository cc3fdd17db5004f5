import { relatedImage } from '../../../media/image-loader.ts';
import { videoThumbnail } from '../../../media/video-picture.ts';
import { relationId } from '../../../platform/api/records.ts';
import type { Resolvers } from '../../../platform/generated/contract.ts';
import { installedVideoPictures, videoThumbnailTag } from '../../../videos/installed-video-pictures.ts';
import { videoIdOf, videoPage, videoPlayer } from '../../../videos/video-address.ts';
import { blockHead } from '../../block-head.ts';
import type { YoutubeVideoBlockSource } from './source.ts';

/** Returns the video ID of a block; empty for an unfinished draft. */
const videoId = ({ stored }: YoutubeVideoBlockSource): string => videoIdOf(stored.videoUrl ?? '') ?? '';

/** BLK-04: a video, with the picture of the editors or else of the video host. */
export const youtubeVideoBlockResolvers: Resolvers = {
  YoutubeVideoBlock: {
    titleField: blockHead.titleField,
    text: blockHead.text,
    videoUrl: (block) => videoPage(videoId(block)),
    embedUrl: (block) => videoPlayer(videoId(block)),
    imagePlaceholder: ({ siteId, stored }, _, context) => relatedImage(context, siteId, stored.imagePlaceholder),
    async thumbnail(block, _, context) {
      if (relationId(block.stored.imagePlaceholder) !== undefined) return null;
      const film = videoId(block);
      const picture = film ? await installedVideoPictures(context.payload).pictureOf(film) : undefined;
      if (!picture) context.tags.list(videoThumbnailTag, block.siteId);
      return picture ? videoThumbnail(picture) : null;
    },
  },
};
