import { publicAccess } from '../platform/access/collection-access.ts';
import { checkbox } from '../platform/payload/fields/choice-fields.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { uploadCollection } from '../platform/uploads/upload-collection.ts';
import { altFields } from './alt-field.ts';
import { imageUrl } from './image-source.ts';

const hints = {
  title: {
    nl: 'Naam in lijsten hier, en bijschrift in een schermvullende paginakop.',
    en: 'Name in the lists here, and caption in a full-screen hero.',
    de: 'Name in den Listen hier und Bildunterschrift im bildschirmfüllenden Seitenkopf.',
  },
  decorative: {
    nl: 'Schermlezers slaan de afbeelding over.',
    en: 'Screen readers skip the picture.',
    de: 'Screenreader überspringen das Bild.',
  },
  cutOut: {
    nl: 'De website toont het product zonder kader en snijdt er niets af.',
    en: 'The website shows the product without a frame and does not cut it off.',
    de: 'Die Website zeigt das Produkt ohne Rahmen und schneidet nichts ab.',
  },
} satisfies Record<string, Label>;

/** The pictures. The media handler generates their crops, around the focal point. */
export const mediaCollection = uploadCollection({
  publicUrl: imageUrl,
  slug: 'media',
  labels: {
    singular: { nl: 'Afbeelding', en: 'Picture', de: 'Bild' },
    plural: { nl: 'Afbeeldingen', en: 'Pictures', de: 'Bilder' },
  },
  access: publicAccess,
  upload: {
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'],
    focalPoint: true,
  },
  admin: {
    group: adminGroups.media,
    useAsTitle: 'title',
    defaultColumns: ['filename', 'title', 'alt', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['filename', 'title', 'alt'],
  },
  fields: [
    text(
      'title',
      { nl: 'Titel', en: 'Title', de: 'Titel' },
      { localized: true, maxLength: limits.title, description: hints.title },
    ),
    ...altFields({
      isOptional: ({ decorative }) => decorative === true,
      description: {
        nl: 'Wat er te zien is; verplicht, behalve bij versiering',
        en: 'Describes what the picture shows; required unless it is decorative',
        de: 'Was zu sehen ist; erforderlich, außer bei Dekoration',
      },
    }),
    checkbox(
      'decorative',
      { nl: 'Alleen versiering', en: 'Decorative', de: 'Nur Dekoration' },
      { description: hints.decorative },
    ),
    checkbox(
      'cutOut',
      { nl: 'Vrijstaande studiofoto', en: 'Studio picture on a plain background', de: 'Studiobild auf neutralem Grund' },
      { description: hints.cutOut },
    ),
    // Below the texts: a bulk upload shows the form of one picture after the other, and each needs its alternative text.
    {
      name: 'picture',
      type: 'ui',
      label: { nl: 'Middelpunt en uitsnedes', en: 'Focal point and crops', de: 'Mittelpunkt und Ausschnitte' },
      admin: { disableListColumn: true, components: { Field: '/components/media/picture-editor.tsx#PictureEditor' } },
    },
  ],
});
