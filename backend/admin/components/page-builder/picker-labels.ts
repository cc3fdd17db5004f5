import type { Label } from '../../../src/platform/payload/label.ts';

export const pickerLabels = {
  title: { nl: 'Blok kiezen', en: 'Choose a block', de: 'Block wählen' },
  add: { nl: 'Blok toevoegen', en: 'Add block', de: 'Block hinzufügen' },
  atStart: { nl: 'vooraan', en: 'at the start', de: 'am Anfang' },
  search: {
    nl: 'Zoek op naam of doel, bijvoorbeeld “foto” of “prijs”',
    en: 'Search by name or purpose, such as “photo” or “price”',
    de: 'Nach Name oder Zweck suchen, etwa „Foto“ oder „Preis“',
  },
  groups: { nl: 'Groep', en: 'Group', de: 'Gruppe' },
  all: { nl: 'Alle', en: 'All', de: 'Alle' },
  paste: { nl: 'Plak gekopieerd blok', en: 'Paste copied block', de: 'Kopierten Block einfügen' },
  templates: { nl: 'Sjablonen', en: 'Templates', de: 'Vorlagen' },
  templateHelp: {
    nl: 'Voegt alle blokken van het sjabloon in.',
    en: 'Inserts all blocks of the template.',
    de: 'Fügt alle Blöcke der Vorlage ein.',
  },
  templatesFailed: {
    nl: 'De sjablonen konden niet worden geladen. Sluit dit venster en open het opnieuw.',
    en: 'The templates could not be loaded. Close this window and open it again.',
    de: 'Die Vorlagen konnten nicht geladen werden. Schließen Sie dieses Fenster und öffnen Sie es erneut.',
  },
  close: { nl: 'Sluiten', en: 'Close', de: 'Schließen' },
  cancel: { nl: 'Annuleren', en: 'Cancel', de: 'Abbrechen' },
  keyChoose: { nl: 'kiezen', en: 'choose', de: 'wählen' },
  keyInsert: { nl: 'invoegen', en: 'insert', de: 'einfügen' },
  keySearch: { nl: 'zoeken', en: 'search', de: 'suchen' },
  keyClose: { nl: 'sluiten', en: 'close', de: 'schließen' },
  saveTemplate: { nl: 'Bewaar als sjabloon', en: 'Save as template', de: 'Als Vorlage speichern' },
  templateName: { nl: 'Naam van het sjabloon', en: 'Name of the template', de: 'Name der Vorlage' },
  templateHint: {
    nl: 'Een sjabloon is een kopie van deze blokken. Latere wijzigingen van de pagina veranderen het niet.',
    en: 'A template is a copy of these blocks. Later changes of the page do not affect it.',
    de: 'Eine Vorlage ist eine Kopie dieser Blöcke. Spätere Änderungen der Seite wirken sich nicht darauf aus.',
  },
  save: { nl: 'Bewaar', en: 'Save', de: 'Speichern' },
  saved: { nl: 'Het sjabloon is bewaard.', en: 'The template has been saved.', de: 'Die Vorlage ist gespeichert.' },
  saveFailed: {
    nl: 'Het sjabloon is niet bewaard. Controleer de blokken op fouten en probeer het opnieuw.',
    en: 'The template was not saved. Check the blocks for errors, and try again.',
    de: 'Die Vorlage wurde nicht gespeichert. Prüfen Sie die Blöcke auf Fehler und versuchen Sie es erneut.',
  },
} satisfies Record<string, Label>;

/** Returns the text that names the row before the new block. */
export const afterRow = (name: string): Label => ({ nl: `na “${name}”`, en: `after “${name}”`, de: `nach „${name}“` });

/** Returns the name of the button that inserts a block above a row. */
export const insertBefore = (name: string): Label => ({
  nl: `Blok invoegen vóór “${name}”`,
  en: `Insert a block before “${name}”`,
  de: `Block vor „${name}“ einfügen`,
});

/** Returns the message for a search without a match. */
export const noMatch = (query: string): Label => ({
  nl: `Geen blok past bij “${query}”. Dit zijn alle blokken.`,
  en: `No block matches “${query}”. These are all blocks.`,
  de: `Kein Block passt zu „${query}“. Dies sind alle Blöcke.`,
});

/** Returns the number of blocks of a template, and of entries that a block shows. */
export const countOfBlocks = (count: number): Label => ({
  nl: count === 1 ? '1 blok' : `${count} blokken`,
  en: count === 1 ? '1 block' : `${count} blocks`,
  de: count === 1 ? '1 Block' : `${count} Blöcke`,
});
