import { relatedImage } from '../../../media/image-loader.ts';
import { callToAction } from '../../../platform/payload/fields/call-to-action.ts';
import { checkbox, choice } from '../../../platform/payload/fields/choice-fields.ts';
import { upload } from '../../../platform/payload/fields/relation-fields.ts';
import { photo, textLines } from '../../../platform/payload/picker-drawing.ts';
import { blockHead, blockText, blockTitle, pinterest } from '../../block-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { titleAndText } from '../../searchable-words.ts';

/** BLK-02: a text beside a picture. */
export const textImageBlock = defineBlock({
  kind: 'textImage',
  typename: 'TextImageBlock',
  labels: {
    singular: { nl: 'Tekst en afbeelding', en: 'Text and picture', de: 'Text und Bild' },
    plural: { nl: 'Teksten en afbeeldingen', en: 'Texts and pictures', de: 'Texte und Bilder' },
  },
  picker: {
    group: 'textAndPicture',
    help: {
      nl: 'Beeld links of rechts van de tekst',
      en: 'Picture to the left or right of the text',
      de: 'Bild links oder rechts vom Text',
    },
    synonyms: { nl: 'foto beeld tekst', en: 'photo image text', de: 'Foto Bild Text' },
    drawing: `${photo(40, 36, 80, 88)}<path d="M140 46h56" stroke-width="8"/>${textLines([140, 72, 60], [140, 90, 60], [140, 108, 40])}`,
  },
  fields: [
    blockTitle(),
    blockText(),
    choice(
      'imageAspectRatio',
      { nl: 'Verhouding', en: 'Aspect ratio', de: 'Seitenverhältnis' },
      {
        '3:4': { nl: 'Staand 3:4', en: 'Portrait 3:4', de: 'Hochformat 3:4' },
        '4:3': { nl: 'Liggend 4:3', en: 'Landscape 4:3', de: 'Querformat 4:3' },
      },
      { initial: '3:4' },
    ),
    choice(
      'position',
      { nl: 'Plaats van de afbeelding', en: 'Place of the picture', de: 'Platz des Bildes' },
      { left: { nl: 'Links', en: 'Left', de: 'Links' }, right: { nl: 'Rechts', en: 'Right', de: 'Rechts' } },
      { initial: 'left' },
    ),
    checkbox('darkBackground', { nl: 'Donkere achtergrond', en: 'Dark background', de: 'Dunkler Hintergrund' }),
    pinterest(),
    upload('image', { nl: 'Afbeelding', en: 'Picture', de: 'Bild' }, { required: true }),
    upload(
      'alternativeImage',
      { nl: 'Afbeelding voor 4:3', en: 'Picture for 4:3', de: 'Bild für 4:3' },
      {
        description: {
          nl: 'Leeg: ook bij liggend 4:3 de gewone afbeelding.',
          en: 'Empty: landscape 4:3 also shows the other picture.',
          de: 'Leer: auch im Querformat 4:3 das gewöhnliche Bild.',
        },
      },
    ),
    callToAction(),
  ],
  resolvers: {
    ...blockHead,
    image: ({ siteId, stored }, _, context) => relatedImage(context, siteId, stored.image),
    alternativeImage: ({ siteId, stored }, _, context) => relatedImage(context, siteId, stored.alternativeImage),
    imageAspectRatio: ({ stored }) => stored.imageAspectRatio ?? '3:4',
    position: ({ stored }) => stored.position ?? 'left',
    darkBackground: ({ stored }) => stored.darkBackground ?? false,
    pinterest: ({ stored }) => stored.pinterest ?? false,
  },
  words: titleAndText,
});
