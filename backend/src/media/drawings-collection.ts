import type { CollectionBeforeChangeHook } from 'payload';
import { publicAccess } from '../platform/access/collection-access.ts';
import { number } from '../platform/payload/fields/number-fields.ts';
import { adminGroups, type Label } from '../platform/payload/label.ts';
import { contentHash } from '../platform/uploads/original-file.ts';
import { uploadCollection } from '../platform/uploads/upload-collection.ts';
import { altFields } from './alt-field.ts';
import { frontElevation } from './front-elevation.ts';

/** Derives the elevation of an uploaded drawing. The measures of an editor apply if the drawing states no scale. */
const drawElevation: CollectionBeforeChangeHook = ({ data, req }) => {
  if (!req.file) return data;
  const elevation = frontElevation(req.file.data.toString('utf8'));
  return {
    ...data,
    elevation: elevation?.svg ?? null,
    elevationHash: elevation ? contentHash(Buffer.from(elevation.svg)) : null,
    elevationWidth: elevation?.widthMm ?? data.elevationWidth,
    elevationHeight: elevation?.heightMm ?? data.elevationHeight,
  };
};

const measure = { min: 0, max: 100_000 };

const hints = {
  alt: {
    nl: 'Wat de tekening toont, zoals: voor- en bovenaanzicht van bank Meent.',
    en: 'What the drawing shows, such as: front and top view of the bench Meent.',
    de: 'Was die Zeichnung zeigt, etwa: Vorder- und Draufsicht der Bank Meent.',
  },
  elevation: {
    nl: 'Volgt uit de schaal van de tekening. Alleen invullen als ze geen schaal heeft.',
    en: 'Follows from the scale of the drawing. Only enter it if the drawing has none.',
    de: 'Ergibt sich aus dem Maßstab der Zeichnung. Nur ausfüllen, wenn sie keinen hat.',
  },
} satisfies Record<string, Label>;

/** The dimensional drawings (SVG), each with the elevation that is derived from it (BLK-21). */
export const drawingsCollection = uploadCollection({
  publicUrl: ({ hash }) => `/media/drawings/${hash}.svg`,
  hooks: { beforeChange: [drawElevation] },
  slug: 'drawings',
  labels: {
    singular: { nl: 'Maattekening', en: 'Dimensional drawing', de: 'Maßzeichnung' },
    plural: { nl: 'Maattekeningen', en: 'Dimensional drawings', de: 'Maßzeichnungen' },
  },
  access: publicAccess,
  upload: { mimeTypes: ['image/svg+xml'], focalPoint: false },
  admin: {
    group: adminGroups.media,
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'elevationWidth', 'elevationHeight', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
  },
  fields: [
    ...altFields({ description: hints.alt }),
    {
      name: 'elevation',
      type: 'textarea',
      label: { nl: 'Vooraanzicht', en: 'Front elevation', de: 'Vorderansicht' },
      access: { create: () => false, update: () => false },
      admin: { readOnly: true, hidden: true },
    },
    {
      name: 'elevationHash',
      type: 'text',
      label: { nl: 'Vingerafdruk van het vooraanzicht', en: 'Fingerprint of the elevation', de: 'Fingerabdruck der Ansicht' },
      index: true,
      maxLength: 24,
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
    number(
      'elevationWidth',
      { nl: 'Breedte vooraanzicht (mm)', en: 'Width of the elevation (mm)', de: 'Breite der Ansicht (mm)' },
      measure,
      { description: hints.elevation },
    ),
    number(
      'elevationHeight',
      { nl: 'Hoogte vooraanzicht (mm)', en: 'Height of the elevation (mm)', de: 'Höhe der Ansicht (mm)' },
      measure,
      { description: hints.elevation },
    ),
  ],
});
