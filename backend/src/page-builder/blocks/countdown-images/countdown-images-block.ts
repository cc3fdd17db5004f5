import { relatedImage } from '../../../media/image-loader.ts';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { mobileImage, upload } from '../../../platform/payload/fields/relation-fields.ts';
import { box, photo } from '../../../platform/payload/picker-drawing.ts';
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
  picker: {
    group: 'textAndPicture',
    help: {
      nl: 'Beelden die elkaar aflossen, met tekst',
      en: 'Pictures that take turns, with text',
      de: 'Bilder, die einander ablösen, mit Text',
    },
    synonyms: { nl: 'slideshow carrousel diavoorstelling foto', en: 'slideshow carousel photo', de: 'Diashow Karussell Foto' },
    drawing: `${box(68, 28, 124, 78)}${photo(48, 40, 124, 78)}<path d="M92 136h8m8 0h8m8 0h8"/>`,
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
        mobileImage(),
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
