import type { CollectionConfig, Field, UploadConfig } from 'payload';
import { checkContent } from './check-content.ts';
import { keepOriginal } from './keep-original.ts';
import { refuseUnusableFiles } from './refuse-unusable-files.ts';
import { sanitiseVector } from './sanitise-vector.ts';

/** What an upload's own fields say, as far as its address depends on it. */
export type UploadedDocument = { hash: string; filename: string; mimeType: string };

type UploadOptions = Omit<CollectionConfig, 'upload'> & {
  upload: UploadConfig;
  /** Where the API serves the file, and the admin to editors; there `?thumbnail` makes a small picture of a picture. */
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

/** A collection of uploaded files. They are kept by content below the media folder; Payload itself stores and serves none. */
export function uploadCollection({ publicUrl, ...config }: UploadOptions): CollectionConfig {
  const urlOf = (doc: Record<string, unknown>) => (isUploaded(doc) ? publicUrl(doc) : null);
  return {
    ...config,
    upload: {
      ...config.upload,
      disableLocalStorage: true,
      crop: false,
      pasteURL: false,
      adminThumbnail: ({ doc }) => (isUploaded(doc) && hasThumbnail.test(doc.mimeType) ? `${publicUrl(doc)}?thumbnail` : null),
    },
    hooks: {
      ...config.hooks,
      beforeOperation: [refuseUnusableFiles, ...(config.hooks?.beforeOperation ?? []), sanitiseVector, checkContent],
      beforeChange: [...(config.hooks?.beforeChange ?? []), keepOriginal],
      afterRead: [...(config.hooks?.afterRead ?? []), ({ doc }) => ({ ...doc, url: urlOf(doc) })],
    },
    fields: [...config.fields, hashField],
  };
}

/** Types that a small picture can be made of; `image/vnd.dxf` is none, and Payload shows its own picture of a file for it. */
const hasThumbnail = /^image\/(jpeg|png|webp|avif|gif|svg\+xml)$/;

function isUploaded(doc: Record<string, unknown>): doc is UploadedDocument {
  return typeof doc.hash === 'string' && typeof doc.filename === 'string' && typeof doc.mimeType === 'string';
}
