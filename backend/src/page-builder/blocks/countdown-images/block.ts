import type { Block } from 'payload';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { upload } from '../../../platform/payload/fields/relation-fields.ts';
import { blockText, blockTitle } from '../../block-fields.ts';

/** BLK-11: a slideshow. */
export const countdownImagesBlock: Block = {
  slug: 'countdownImages',
  interfaceName: 'CountdownImagesBlock',
  labels: {
    singular: { nl: 'Wisselende beelden', en: 'Alternating pictures', de: 'Wechselnde Bilder' },
    plural: { nl: 'Wisselende beelden', en: 'Alternating pictures', de: 'Wechselnde Bilder' },
  },
  fields: [
    {
      name: 'slides',
      type: 'array',
      label: { nl: 'Beelden', en: 'Slides', de: 'Bilder' },
      labels: { singular: { nl: 'Beeld', en: 'Slide', de: 'Bild' }, plural: { nl: 'Beelden', en: 'Slides', de: 'Bilder' } },
      minRows: 1,
      maxRows: 12,
      fields: [
        blockTitle(),
        blockText(),
        upload('image', { nl: 'Afbeelding', en: 'Picture', de: 'Bild' }, { required: true }),
        upload('mobileImage', {
          nl: 'Afbeelding op smalle schermen',
          en: 'Picture on narrow screens',
          de: 'Bild auf schmalen Bildschirmen',
        }),
        callToAction(),
      ],
    },
  ],
};
