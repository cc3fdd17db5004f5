import { relatedImage } from '../../../media/image-loader.ts';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { upload } from '../../../platform/payload/fields/relation-fields.ts';
import { blockHead, blockText, blockTitle } from '../../block-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { titleAndText, together } from '../../searchable-words.ts';

/** BLK-11: a slideshow. Slides whose picture was deleted are left out. */
export const countdownImagesBlock = defineBlock({
  kind: 'countdownImages',
  typename: 'CountdownImagesBlock',
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
      required: true,
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
  resolvers: {
    async slides({ siteId, stored }, _, context) {
      const slides = await Promise.all(
        (stored.slides ?? []).map(async (slide) => {
          const source = { siteId, stored: slide };
          const [image, mobileImage, text, cta] = await Promise.all([
            relatedImage(context, siteId, slide.image),
            relatedImage(context, siteId, slide.mobileImage),
            blockHead.text(source, _, context),
            blockHead.cta(source, _, context),
          ]);
          return image && { titleField: blockHead.titleField(source), text, image, mobileImage, cta };
        }),
      );
      return slides.filter((slide) => slide !== null);
    },
  },
  words: ({ slides }) => together((slides ?? []).map(titleAndText)),
});
