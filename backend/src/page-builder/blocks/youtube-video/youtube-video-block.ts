import { relatedImage } from '../../../media/image-loader.ts';
import { videoThumbnail } from '../../../media/video-picture.ts';
import { relationId } from '../../../platform/api/records.ts';
import type { YoutubeVideoBlockSource } from '../../../platform/generated/block-sources.ts';
import { upload } from '../../../platform/payload/fields/relation-fields.ts';
import { installedVideoPictures, videoThumbnailTag } from '../../../videos/installed-video-pictures.ts';
import { videoIdOf, videoPage, videoPlayer } from '../../../videos/video-address.ts';
import { videoAddress } from '../../../videos/video-address-field.ts';
import { blockHead, blockText, blockTitle } from '../../block-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { titleAndText } from '../../searchable-words.ts';

/** Returns the video ID of a block; empty for an unfinished draft. */
const videoId = ({ stored }: YoutubeVideoBlockSource): string => videoIdOf(stored.videoUrl ?? '') ?? '';

/** BLK-04: a video, with the picture of the editors or else of the video host. */
export const youtubeVideoBlock = defineBlock({
  kind: 'youtubevideo',
  typename: 'YoutubeVideoBlock',
  labels: { singular: { nl: 'Video', en: 'Video', de: 'Video' }, plural: { nl: 'Videos', en: 'Videos', de: 'Videos' } },
  fields: [
    videoAddress('videoUrl', { nl: 'Adres van de video', en: 'Address of the video', de: 'Adresse des Videos' }),
    blockTitle(),
    blockText(),
    upload('imagePlaceholder', { nl: 'Beeld vooraf', en: 'Placeholder', de: 'Vorschaubild' }),
  ],
  resolvers: {
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
  words: titleAndText,
});
