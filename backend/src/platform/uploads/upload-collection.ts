import type { CollectionConfig, Field, UploadConfig } from 'payload';
import { checkContent } from './check-content.ts';
import { saveFocalPoint } from './focal-point.ts';
import { rememberFormerFile } from './former-files.ts';
import { keepOriginal, removeUnusualExtension } from './original-file.ts';
import { refuseUnusableFiles, sanitiseVector } from './refuse-unusable-files.ts';
import { sameContentEndpoint } from './same-content.ts';
import { tagsField } from './tags-field.ts';

/** The fields of an upload that its address depends on. */
export type UploadedDocument = { hash: string; filename: string; mimeType: string };

type UploadOptions = Omit<CollectionConfig, 'upload'> & {
  upload: UploadConfig;
  /** Returns the address of the file at the API, which the admin also serves to editors; there `?thumbnail` selects a thumbnail. */
  publicUrl: (doc: UploadedDocument) => string | null;
};

const hashField: Field = {
  name: 'hash',
  type: 'text',
  label: { nl: 'Vingerafdruk', en: 'Fingerprint', de: 'Fingerabdruck' },
  index: true,
  maxLength: 24,
  access: { create: () => false, update: () => false },
  admin: { hidden: true },
};

/** Shows documents with the same content as a selected file. */
const sameContentField: Field = {
  name: 'sameContent',
  type: 'ui',
  label: { nl: 'Zelfde inhoud', en: 'Same content', de: 'Gleicher Inhalt' },
  admin: { disableListColumn: true, components: { Field: '/components/media/same-content.tsx#SameContent' } },
};

/**
 * Returns a collection of uploaded files. They are stored by content; Payload itself stores and serves no file. They are not duplicated,
 * because the same content is stored once.
 */
export function uploadCollection({ publicUrl, ...config }: UploadOptions): CollectionConfig {
  const urlOf = (doc: Record<string, unknown>) => (isUploaded(doc) ? publicUrl(doc) : null);
  return {
    ...config,
    folders: true,
    // The address of a file follows from these fields, also for a request that selects others.
    forceSelect: { hash: true, filename: true, mimeType: true },
    disableDuplicate: true,
    endpoints: [...(config.endpoints || []), sameContentEndpoint(config.slug)],
    upload: {
      ...config.upload,
      disableLocalStorage: true,
      crop: false,
      pasteURL: false,
      adminThumbnail: ({ doc }) => (isUploaded(doc) && hasThumbnail.test(doc.mimeType) ? `${publicUrl(doc)}?thumbnail` : null),
    },
    hooks: {
      ...config.hooks,
      beforeOperation: [
        saveFocalPoint,
        refuseUnusableFiles,
        removeUnusualExtension,
        ...(config.hooks?.beforeOperation ?? []),
        sanitiseVector,
        checkContent,
      ],
      beforeChange: [...(config.hooks?.beforeChange ?? []), keepOriginal],
      afterChange: [...(config.hooks?.afterChange ?? []), rememberFormerFile],
      afterRead: [...(config.hooks?.afterRead ?? []), ({ doc }) => ({ ...doc, url: urlOf(doc) })],
    },
    fields: [sameContentField, ...config.fields, tagsField, hashField],
  };
}

/** Types with a thumbnail. `image/vnd.dxf` has none, so Payload shows its icon of a file. */
const hasThumbnail = /^image\/(jpeg|png|webp|avif|gif|svg\+xml)$/;

function isUploaded(doc: Record<string, unknown>): doc is UploadedDocument {
  return typeof doc.hash === 'string' && typeof doc.filename === 'string' && typeof doc.mimeType === 'string';
}
