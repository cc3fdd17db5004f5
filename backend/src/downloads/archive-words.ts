import type { LocaleCode } from '@plantsoen/contract/locales.ts';

type ArchiveWords = {
  /** Start of the name of an archive. */
  files: string;
  /** Name of the list of contents. */
  contents: string;
  /** Folder of the files that several products share. */
  shared: string;
  /** Headings of the columns of that list. */
  headings: readonly string[];
  /** Shown instead of the path of a file for members. */
  membersOnly: string;
  /** Shown instead of the path of a file that the storage lacks. */
  missing: string;
};

/** The texts of archives of downloads (CAT-15). */
export const archiveWords: Readonly<Record<LocaleCode, ArchiveWords>> = {
  nl: {
    files: 'bestanden',
    contents: 'inhoud',
    shared: 'Gedeeld',
    headings: ['Bestand', 'Product', 'Uitvoering', 'Titel', 'Soort', 'Formaat', 'Taal', 'Versie', 'Datum'],
    membersOnly: 'Alleen voor goedgekeurde leden: log in op de website en download opnieuw',
    missing: 'Nu niet beschikbaar',
  },
  en: {
    files: 'files',
    contents: 'contents',
    shared: 'Shared',
    headings: ['File', 'Product', 'Variant', 'Title', 'Kind', 'Format', 'Language', 'Version', 'Date'],
    membersOnly: 'For approved members only: log in on the website and download again',
    missing: 'Currently unavailable',
  },
  de: {
    files: 'dateien',
    contents: 'inhalt',
    shared: 'Gemeinsam',
    headings: ['Datei', 'Produkt', 'Ausführung', 'Titel', 'Art', 'Format', 'Sprache', 'Version', 'Datum'],
    membersOnly: 'Nur für freigegebene Mitglieder: Loggen Sie sich auf der Website ein und laden Sie erneut herunter',
    missing: 'Derzeit nicht verfügbar',
  },
};
