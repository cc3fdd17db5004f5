import type { CollectionConfig, Field, UploadConfig } from 'payload';
import { keepOriginal } from './keep-original.ts';
import { originalUrl } from './original-file.ts';

const hashField: Field = {
  name: 'hash',
  type: 'text',
  label: { nl: 'Vingerafdruk', en: 'Fingerprint', de: 'Fingerabdruck' },
  index: true,
  maxLength: 24,
  access: { create: () => false, update: () => false },
  admin: { readOnly: true, position: 'sidebar' },
};

const urlOf = (doc: Record<string, unknown>) =>
  typeof doc.hash === 'string' && typeof doc.filename === 'string'
    ? originalUrl({ hash: doc.hash, filename: doc.filename })
    : null;

/** A collection of uploaded files. They are kept by content below the media folder; Payload itself stores and serves none. */
export function uploadCollection(config: Omit<CollectionConfig, 'upload'> & { upload: UploadConfig }): CollectionConfig {
  return {
    ...config,
    upload: {
      ...config.upload,
      disableLocalStorage: true,
      crop: false,
      adminThumbnail: ({ doc }) => urlOf(doc),
      pasteURL: false,
      skipSafeFetch: false,
    },
    hooks: {
      ...config.hooks,
      beforeChange: [...(config.hooks?.beforeChange ?? []), keepOriginal],
      afterRead: [...(config.hooks?.afterRead ?? []), ({ doc }) => ({ ...doc, url: urlOf(doc) })],
    },
    fields: [...config.fields, hashField],
  };
}
