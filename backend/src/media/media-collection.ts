import { publicAccess } from '../platform/access/collection-access.ts';
import { checkbox } from '../platform/payload/fields/choice-fields.ts';
import { text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { uploadCollection } from '../platform/uploads/upload-collection.ts';
import { altFields } from './alt-field.ts';
import { imageUrl } from './image-source.ts';

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
    {
      name: 'picture',
      type: 'ui',
      label: { nl: 'Middelpunt en uitsnedes', en: 'Focal point and crops', de: 'Mittelpunkt und Ausschnitte' },
      admin: { disableListColumn: true, components: { Field: '/components/media/picture-editor.tsx#PictureEditor' } },
    },
    text('title', { nl: 'Titel', en: 'Title', de: 'Titel' }, { localized: true, maxLength: limits.title }),
    ...altFields({
      isOptional: ({ decorative }) => decorative === true,
      description: {
        nl: 'Wat er te zien is; verplicht, behalve bij versiering',
        en: 'Describes what the picture shows; required unless it is decorative',
        de: 'Was zu sehen ist; erforderlich, außer bei Dekoration',
      },
    }),
    checkbox('decorative', { nl: 'Alleen versiering', en: 'Decorative', de: 'Nur Dekoration' }),
    checkbox('cutOut', {
      nl: 'Vrijstaande studiofoto',
      en: 'Studio picture on a plain background',
      de: 'Studiobild auf neutralem Grund',
    }),
  ],
});
