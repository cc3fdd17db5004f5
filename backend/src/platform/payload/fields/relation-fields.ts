import type { CollectionSlug, FieldAccess, RelationshipField, RelationshipFieldSingleValidation, UploadField } from 'payload';
import type { Label } from '../label.ts';
import { limits } from '../limits.ts';

type RelationOptions = {
  required?: boolean;
  localized?: boolean;
  description?: Label;
  sidebar?: boolean;
  readableBy?: FieldAccess;
};

const adminOf = ({ description, sidebar }: RelationOptions, relationTo: CollectionSlug) => ({
  description,
  // Categories are listed by position, which counts within a parent only.
  ...(relationTo === 'categories' && { sortOptions: 'title' }),
  ...(sidebar && { position: 'sidebar' as const }),
});

/** Returns a relation to one document of another collection. */
export function relation(
  name: string,
  label: Label,
  relationTo: CollectionSlug,
  options: RelationOptions & { validate?: RelationshipFieldSingleValidation } = {},
): RelationshipField {
  const { required, localized, validate, readableBy } = options;
  return {
    name,
    type: 'relationship',
    label,
    relationTo,
    required,
    localized,
    validate,
    index: true,
    ...(readableBy && { access: { read: readableBy } }),
    admin: adminOf(options, relationTo),
  };
}

/** Returns an ordered relation to several documents of another collection. */
export function relations(
  name: string,
  label: Label,
  relationTo: CollectionSlug,
  options: RelationOptions & { maxRows?: number } = {},
): RelationshipField {
  const { required, localized, maxRows = limits.relations } = options;
  return {
    name,
    type: 'relationship',
    label,
    relationTo,
    hasMany: true,
    maxRows,
    required,
    localized,
    admin: adminOf(options, relationTo),
  };
}

/** Returns a field for one uploaded file, by default a picture. */
export function upload(
  name: string,
  label: Label,
  options: RelationOptions & { from?: 'media' | 'drawings' | 'files' } = {},
): UploadField {
  const { required, localized, readableBy, from = 'media' } = options;
  return {
    name,
    type: 'upload',
    label,
    relationTo: from,
    required,
    localized,
    ...(readableBy && { access: { read: readableBy } }),
    admin: { description: options.description },
  };
}

/** Returns the field for a picture that replaces another one on narrow screens. */
export function mobileImage(): UploadField {
  const label = { nl: 'Afbeelding op smalle schermen', en: 'Picture on narrow screens', de: 'Bild auf schmalen Bildschirmen' };
  const description = {
    nl: 'Vervangt de afbeelding op telefoons. Leeg: ook daar de gewone afbeelding.',
    en: 'Replaces the picture on phones. Empty: phones show the same picture.',
    de: 'Ersetzt das Bild auf Telefonen. Leer: auch dort das gewöhnliche Bild.',
  };
  return upload('mobileImage', label, { description });
}

/** Returns a field for several pictures in order. */
export function pictures(name: string, label: Label, options: { description?: Label } = {}): UploadField {
  return {
    name,
    type: 'upload',
    label,
    relationTo: 'media',
    hasMany: true,
    maxRows: limits.rows,
    admin: { description: options.description },
  };
}
