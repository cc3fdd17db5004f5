import type { Block } from 'payload';
import { upload } from '../../../platform/payload/fields/relation-fields.ts';
import { videoAddress } from '../../../videos/video-address-field.ts';
import { blockText, blockTitle } from '../../block-fields.ts';

/** BLK-04: a video, which starts after a click. */
export const youtubevideoBlock: Block = {
  slug: 'youtubevideo',
  interfaceName: 'YoutubevideoBlock',
  labels: { singular: { nl: 'Video', en: 'Video', de: 'Video' }, plural: { nl: 'Videos', en: 'Videos', de: 'Videos' } },
  fields: [
    videoAddress('videoUrl', { nl: 'Adres van de video', en: 'Address of the video', de: 'Adresse des Videos' }),
    blockTitle(),
    blockText(),
    upload('imagePlaceholder', { nl: 'Beeld vooraf', en: 'Placeholder', de: 'Vorschaubild' }),
  ],
};
