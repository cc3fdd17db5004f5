import { localeCodes, locales } from '@plantsoen/contract/locales.ts';
import type { Label } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import type { Choice, ImportColumn, ValueRule } from './import-column.ts';

const text = (maxLength: number): ValueRule => ({ type: 'text', maxLength });

const perLanguage = (field: string, label: Label, maxLength: number, options: Partial<ImportColumn>): ImportColumn[] =>
  localeCodes.map((locale) => ({
    ...{ key: `media.${field}.${locale}`, kind: 'media', field, locale, label, value: text(maxLength), width: 40, ...options },
  }));

/** Columns of a file of pictures: the number of the picture, its file, and its texts per language. */
export const pictureColumns: readonly ImportColumn[] = [
  {
    ...{ key: 'media.id', kind: 'media', field: 'id', isKey: true, width: 14 },
    label: { nl: 'Afbeelding (nummer)', en: 'Picture (number)', de: 'Bild (Nummer)' },
    value: { type: 'number', min: 1, max: 2 ** 31 - 1, decimals: 0 },
  },
  {
    ...{ key: 'media.filename', kind: 'media', field: 'filename', isNote: true, width: 30 },
    label: { nl: 'Bestandsnaam', en: 'File name', de: 'Dateiname' },
    value: text(limits.url),
  },
  ...perLanguage('alt', { nl: 'Alternatieve tekst', en: 'Alternative text', de: 'Alternativtext' }, 300, {
    isRequired: true,
    width: 50,
  }),
  ...perLanguage('title', { nl: 'Titel', en: 'Title', de: 'Titel' }, limits.title, {}),
];

const sites: readonly Choice[] = locales.map(({ code, name }) => ({ value: code, names: [code, name] }));

/** Kinds of redirects, with the status of their answer as the name in files. */
const redirectKinds: readonly Choice[] = [
  { value: 'permanent', names: ['301'] },
  { value: 'temporary', names: ['302'] },
  { value: 'gone', names: ['410'] },
];

/** Columns of a file of redirects. Site and old address identify a redirect. */
export const redirectColumns: readonly ImportColumn[] = [
  {
    ...{ key: 'redirects.site', kind: 'redirects', field: 'site', isKey: true, width: 10 },
    label: { nl: 'Website', en: 'Website', de: 'Website' },
    value: { type: 'choice', choices: sites, hasMany: false },
  },
  {
    ...{ key: 'redirects.path', kind: 'redirects', field: 'path', isKey: true, width: 45 },
    label: { nl: 'Oud adres', en: 'Old address', de: 'Alte Adresse' },
    value: text(limits.url),
  },
  {
    ...{ key: 'redirects.address', kind: 'redirects', field: 'address', width: 45 },
    label: { nl: 'Nieuw adres', en: 'New address', de: 'Neue Adresse' },
    value: text(limits.url),
  },
  {
    ...{ key: 'redirects.kind', kind: 'redirects', field: 'kind', width: 20, isRequired: true },
    label: { nl: 'Soort', en: 'Kind', de: 'Art' },
    value: { type: 'choice', choices: redirectKinds, hasMany: false },
  },
];
