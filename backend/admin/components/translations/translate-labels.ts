import type { Label } from '../../../src/platform/payload/label.ts';

/** Texts of the tab with source and translation side by side. */
export const translateLabels = {
  title: { nl: 'Bron en vertaling', en: 'Source and translation', de: 'Quelle und Übersetzung' },
  choose: {
    nl: 'Nederlands is de brontaal. Kies de taal waarin u vertaalt:',
    en: 'Dutch is the source language. Choose the language to translate into:',
    de: 'Niederländisch ist die Quellsprache. Wählen Sie die Sprache, in die Sie übersetzen:',
  },
  source: { nl: 'Brontaal', en: 'Source language', de: 'Quellsprache' },
  readOnly: {
    nl: 'U vertaalt niet in deze taal en kunt haar alleen lezen. Kies de taal waarin u vertaalt:',
    en: 'You do not translate into this language and can only read it. Choose the language to translate into:',
    de: 'In diese Sprache übersetzen Sie nicht, Sie können sie nur lesen. Wählen Sie die Sprache, in die Sie übersetzen:',
  },
  readOnlyRole: {
    nl: 'U kunt de teksten lezen, maar niet vertalen.',
    en: 'You can read the texts, but not translate them.',
    de: 'Sie können die Texte lesen, aber nicht übersetzen.',
  },
  loading: { nl: 'De bron wordt geladen …', en: 'Loading the source …', de: 'Die Quelle wird geladen …' },
  failed: {
    nl: 'De bron kon niet worden geladen. Wat u hebt getypt, blijft staan.',
    en: 'The source could not be loaded. Your input is kept.',
    de: 'Die Quelle konnte nicht geladen werden. Ihre Eingaben bleiben stehen.',
  },
  retry: { nl: 'Opnieuw', en: 'Retry', de: 'Erneut versuchen' },
  empty: { nl: 'Leeg in de brontaal', en: 'Empty in the source language', de: 'In der Quellsprache leer' },
  copy: { nl: 'Neem bron over', en: 'Copy source', de: 'Quelle übernehmen' },
  copyRows: { nl: 'Neem opbouw over', en: 'Take over structure', de: 'Aufbau übernehmen' },
  confirmCopy: {
    nl: 'De vertaling is niet leeg. Wilt u haar vervangen door de bron?',
    en: 'The translation is not empty. Replace it with the source?',
    de: 'Die Übersetzung ist nicht leer. Möchten Sie sie durch die Quelle ersetzen?',
  },
  copyFailed: {
    nl: 'De opbouw kon niet worden overgenomen. Er is niets gewijzigd. Probeer het opnieuw.',
    en: 'The structure could not be taken over. Nothing was changed. Try again.',
    de: 'Der Aufbau konnte nicht übernommen werden. Es wurde nichts geändert. Versuchen Sie es erneut.',
  },
  accept: { nl: 'Nog goed', en: 'Still correct', de: 'Noch richtig' },
  acceptAll: { nl: 'Alles nog goed', en: 'All still correct', de: 'Alles noch richtig' },
  accepted: { nl: 'Gemarkeerd als nog goed', en: 'Marked as still correct', de: 'Als noch richtig markiert' },
  acceptFailed: {
    nl: 'Dit kon niet worden bewaard. Probeer het opnieuw.',
    en: 'This could not be saved. Try again.',
    de: 'Das konnte nicht gespeichert werden. Versuchen Sie es erneut.',
  },
  variants: { nl: 'Namen van de varianten', en: 'Names of the variants', de: 'Namen der Varianten' },
  variantsNote: {
    nl: 'Varianten hebben geen concepten: namen die u hier of met het product bewaart, staan meteen online.',
    en: 'Variants have no drafts: names that you save here or with the product go live immediately.',
    de: 'Varianten haben keine Entwürfe: Namen, die Sie hier oder mit dem Produkt speichern, sind sofort online.',
  },
  name: { nl: 'Naam in deze taal', en: 'Name in this language', de: 'Name in dieser Sprache' },
  saveNames: { nl: 'Bewaar namen', en: 'Save names', de: 'Namen speichern' },
  namesSaved: { nl: 'De namen zijn bewaard.', en: 'The names are saved.', de: 'Die Namen sind gespeichert.' },
  namesOpen: { nl: 'Nog niet bewaard', en: 'Not saved yet', de: 'Noch nicht gespeichert' },
  namesChanged: {
    nl: 'Iemand anders heeft intussen varianten gewijzigd. Er is niets bewaard. Noteer uw namen en laad de pagina opnieuw.',
    en: 'Somebody else has changed variants meanwhile. Nothing was saved. Note your names and reload the page.',
    de: 'Jemand anderes hat inzwischen Varianten geändert. Es wurde nichts gespeichert. Notieren Sie Ihre Namen und laden Sie die Seite neu.',
  },
  changed: { nl: 'De bron is gewijzigd', en: 'The source has changed', de: 'Die Quelle wurde geändert' },
  before: { nl: 'was', en: 'was', de: 'war' },
  after: { nl: 'wordt', en: 'becomes', de: 'wird' },
  nextEntry: { nl: 'Volgende te vertalen', en: 'Next to translate', de: 'Nächster Text zum Übersetzen' },
  overview: { nl: 'Alle vertalingen', en: 'All translations', de: 'Alle Übersetzungen' },
  keys: {
    nl: 'Alt + ↓ en Alt + ↑: volgend en vorig veld. Alt + N: volgende te vertalen.',
    en: 'Alt + ↓ and Alt + ↑: next and previous field. Alt + N: next to translate.',
    de: 'Alt + ↓ und Alt + ↑: nächstes und voriges Feld. Alt + N: nächster Text zum Übersetzen.',
  },
} as const satisfies Record<string, Label>;
