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

const adminOf = ({ description, sidebar }: RelationOptions) => ({
  description,
  ...(sidebar && { position: 'sidebar' as const }),
});

/** One document of another collection. */
export function relation(
  name: string,
  label: Label,
  relationTo: CollectionSlug,
  options: RelationOptions & { validate?: RelationshipFieldSingleValidation } = {},
): RelationshipField {
  const { required, localized, validate } = options;
  return { name, type: 'relationship', label, relationTo, required, localized, validate, index: true, admin: adminOf(options) };
}

/** Several documents of another collection, in the editors' order. */
export function relations(
  name: string,
  label: Label,
  relationTo: CollectionSlug,
  options: RelationOptions & { maxRows?: number } = {},
): RelationshipField {
  const { required, localized, maxRows = limits.relations } = options;
  return { name, type: 'relationship', label, relationTo, hasMany: true, maxRows, required, localized, admin: adminOf(options) };
}

/** One uploaded file: a picture unless told otherwise. */
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

/** Several pictures, in the editors' order. */
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
