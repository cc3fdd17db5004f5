import type { DownloadKind } from '../platform/generated/contract.ts';
import type { Label } from '../platform/payload/label.ts';

/** Kinds of documents with their names, for the admin and for lists of contents (CAT-15). */
export const downloadKinds: Readonly<Record<DownloadKind, Label>> = {
  drawing: { nl: '2D-tekening', en: '2D drawing', de: '2D-Zeichnung' },
  model: { nl: '3D-model', en: '3D model', de: '3D-Modell' },
  bim: { nl: 'BIM', en: 'BIM', de: 'BIM' },
  certificate: { nl: 'Certificaat', en: 'Certificate', de: 'Zertifikat' },
  manual: { nl: 'Handleiding', en: 'Manual', de: 'Anleitung' },
  text: { nl: 'Bestektekst', en: 'Specification text', de: 'Ausschreibungstext' },
};

/** Languages of files with their names. */
export const downloadLanguages: Readonly<Record<'nl' | 'en' | 'de' | 'fr', Label>> = {
  nl: { nl: 'Nederlands', en: 'Dutch', de: 'Niederländisch' },
  en: { nl: 'Engels', en: 'English', de: 'Englisch' },
  de: { nl: 'Duits', en: 'German', de: 'Deutsch' },
  fr: { nl: 'Frans', en: 'French', de: 'Französisch' },
};
