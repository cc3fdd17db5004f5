import type { Label } from '../../../src/platform/payload/label.ts';

/** Texts of the import of redirects. */
export const redirectImportLabels = {
  title: { nl: 'Importeren uit CSV', en: 'Import from CSV', de: 'Aus CSV importieren' },
  form: {
    nl: 'Per regel: website; oud adres; nieuw adres; soort (301, 302 of 410). Bijvoorbeeld: nl;/oude-pagina/;/contact/;301',
    en: 'Per line: website; old address; new address; kind (301, 302 or 410). For example: nl;/oude-pagina/;/contact/;301',
    de: 'Je Zeile: Website; alte Adresse; neue Adresse; Art (301, 302 oder 410). Zum Beispiel: nl;/oude-pagina/;/contact/;301',
  },
  file: { nl: 'CSV-bestand', en: 'CSV file', de: 'CSV-Datei' },
  send: { nl: 'Importeren', en: 'Import', de: 'Importieren' },
  created: { nl: 'Nieuw', en: 'New', de: 'Neu' },
  updated: { nl: 'Gewijzigd', en: 'Changed', de: 'Geändert' },
  refused: { nl: 'Geweigerd', en: 'Refused', de: 'Abgelehnt' },
  line: { nl: 'Regel', en: 'Line', de: 'Zeile' },
  failed: { nl: 'Het bestand is niet aangekomen', en: 'The file could not be uploaded', de: 'Die Datei ist nicht angekommen' },
} as const satisfies Record<string, Label>;
