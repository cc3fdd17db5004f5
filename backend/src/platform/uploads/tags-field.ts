import type { FieldHook, TextField } from 'payload';

/** Maximum number of tags of a document, and of characters of a tag. */
export const tagLimits = { count: 20, length: 40 } as const;

/** Removes surplus spaces and repeated tags. Tags have no capitals, so that each has one spelling. */
export function normalizeTags(tags: readonly unknown[]): string[] {
  const words = tags.map((tag) => String(tag).trim().replace(/\s+/g, ' ').toLowerCase());
  return [...new Set(words)].filter(Boolean);
}

const normalize: FieldHook = ({ value }) => (Array.isArray(value) ? normalizeTags(value) : value);

/** Tags of an uploaded file, by which editors filter lists and the picker. */
export const tagsField: TextField = {
  name: 'tags',
  type: 'text',
  hasMany: true,
  label: { nl: 'Labels', en: 'Tags', de: 'Schlagwörter' },
  maxRows: tagLimits.count,
  maxLength: tagLimits.length,
  hooks: { beforeValidate: [normalize] },
  admin: {
    position: 'sidebar',
    description: {
      nl: 'Typ een woord en druk op Enter. Alleen redacteuren zien dit.',
      en: 'Type a word and press Enter. Only editors see this.',
      de: 'Wort eingeben und Enter drücken. Nur die Redaktion sieht dies.',
    },
  },
};
