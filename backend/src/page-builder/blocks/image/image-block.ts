import { imagesById } from '../../../media/image-loader.ts';
import { relationIds } from '../../../platform/api/records.ts';
import { choice } from '../../../platform/payload/fields/choice-fields.ts';
import { pictures } from '../../../platform/payload/fields/relation-fields.ts';
import { photo } from '../../../platform/payload/picker-drawing.ts';
import { pinterest } from '../../block-fields.ts';
import { defineBlock } from '../../define-block.ts';
import { noWords } from '../../searchable-words.ts';

/** BLK-03: a picture, or a slider of several. Deleted pictures are left out. */
export const imageBlock = defineBlock({
  kind: 'image',
  typename: 'ImageBlock',
  labels: {
    singular: { nl: 'Afbeelding', en: 'Picture', de: 'Bild' },
    plural: { nl: 'Afbeeldingen', en: 'Pictures', de: 'Bilder' },
  },
  picker: {
    group: 'textAndPicture',
    help: {
      nl: 'Eén beeld of een rij om door te bladeren',
      en: 'One picture, or a row to browse',
      de: 'Ein Bild oder eine Reihe zum Blättern',
    },
    synonyms: { nl: 'foto beeld slider galerij', en: 'photo image slider gallery', de: 'Foto Slider Galerie' },
    drawing: photo(52, 36, 136, 88),
  },
  fields: [
    pictures('image', { nl: 'Afbeeldingen', en: 'Pictures', de: 'Bilder' }),
    choice(
      'kolombreedte',
      { nl: 'Kolombreedte', en: 'Column width', de: 'Spaltenbreite' },
      {
        '8': { nl: '8 van 12', en: '8 of 12', de: '8 von 12' },
        '10': { nl: '10 van 12', en: '10 of 12', de: '10 von 12' },
        '12': { nl: '12 van 12', en: '12 of 12', de: '12 von 12' },
      },
      {
        initial: '12',
        description: {
          nl: 'Deel van de breedte van de pagina.',
          en: 'Share of the width of the page.',
          de: 'Anteil an der Seitenbreite.',
        },
      },
    ),
    pinterest(),
  ],
  resolvers: {
    images: ({ siteId, stored }, _, context) => imagesById(context, siteId, relationIds(stored.image)),
    kolombreedte: ({ stored }) => Number(stored.kolombreedte ?? 12),
    pinterest: ({ stored }) => stored.pinterest ?? false,
  },
  words: noWords,
});
