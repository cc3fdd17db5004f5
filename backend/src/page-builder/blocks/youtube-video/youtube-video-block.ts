import { relatedImage } from '../../../media/image-loader.ts';
import { videoThumbnail } from '../../../media/video-picture.ts';
import { relationId } from '../../../platform/api/records.ts';
import type { YoutubeVideoBlockSource } from '../../../platform/generated/block-sources.ts';
import { upload } from '../../../platform/payload/fields/relation-fields.ts';
import { box } from '../../../platform/payload/picker-drawing.ts';
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
  picker: {
    group: 'textAndPicture',
    help: {
      nl: 'YouTube, laadt pas na een klik',
      en: 'YouTube, loads only after a click',
      de: 'YouTube, lädt erst nach einem Klick',
    },
    synonyms: { nl: 'film youtube filmpje clip', en: 'film movie youtube clip', de: 'Film YouTube Filmchen Clip' },
    drawing: `${box(52, 40, 136, 80)}<circle cx="120" cy="80" r="18"/><path d="M115 72l12 8-12 8z" fill="#1f4f49"/>`,
  },
  fields: [
    videoAddress('videoUrl', { nl: 'Adres van de video', en: 'Address of the video', de: 'Adresse des Videos' }),
    blockTitle(),
    blockText(),
    upload(
      'imagePlaceholder',
      { nl: 'Beeld vooraf', en: 'Placeholder', de: 'Vorschaubild' },
      {
        description: {
          nl: 'Te zien tot de bezoeker de film start. Leeg: het beeld van YouTube.',
          en: 'Appears until the visitor starts the video. Empty: the picture of YouTube.',
          de: 'Erscheint, bis Besucher das Video starten. Leer: das Bild von YouTube.',
        },
      },
    ),
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
