import type { Label } from '../../../src/platform/payload/label.ts';

/** Texts of the lists, the picker and the forms of pictures, drawings and files. */
export const mediaLabels = {
  grid: { nl: 'Raster', en: 'Grid', de: 'Kacheln' },
  list: { nl: 'Lijst', en: 'List', de: 'Liste' },
  view: { nl: 'Weergave', en: 'View', de: 'Ansicht' },
  folder: { nl: 'Map', en: 'Folder', de: 'Ordner' },
  allFolders: { nl: 'Alle mappen', en: 'All folders', de: 'Alle Ordner' },
  tag: { nl: 'Label', en: 'Tag', de: 'Schlagwort' },
  allTags: { nl: 'Alle labels', en: 'All tags', de: 'Alle Schlagwörter' },
  selectAll: { nl: 'Kies alles op deze pagina', en: 'Select all on this page', de: 'Alle auf dieser Seite wählen' },
  described: { nl: 'alternatieve tekst aanwezig', en: 'alternative text present', de: 'Alternativtext vorhanden' },
  missing: { nl: 'alternatieve tekst ontbreekt', en: 'alternative text missing', de: 'Alternativtext fehlt' },
  review: { nl: 'Mediacontrole', en: 'Media check', de: 'Medienprüfung' },
  missingTexts: { nl: 'Zonder alternatieve tekst', en: 'Without alternative text', de: 'Ohne Alternativtext' },
  duplicates: { nl: 'Dubbele bestanden', en: 'Duplicate files', de: 'Doppelte Dateien' },
  noMissingTexts: {
    nl: 'Elke afbeelding en tekening heeft in alle talen een alternatieve tekst.',
    en: 'Each picture and drawing has an alternative text in all languages.',
    de: 'Jedes Bild und jede Zeichnung hat in allen Sprachen einen Alternativtext.',
  },
  noDuplicates: { nl: 'Elk bestand staat hier één keer.', en: 'Each file exists once.', de: 'Jede Datei gibt es einmal.' },
  missingIntro: {
    nl: 'Een taal met een streepjesrand heeft nog geen tekst. Kies haar om de tekst te schrijven.',
    en: 'A language with a dashed border has no text yet. Choose it to write the text.',
    de: 'Eine gestrichelt umrandete Sprache hat noch keinen Text. Wählen Sie sie, um ihn zu schreiben.',
  },
  duplicatesIntro: {
    nl: 'Deze bestanden hebben dezelfde inhoud. Vervang de ene overal door de andere, en verwijder haar daarna.',
    en: 'These files have the same content. Replace one by the other everywhere, then delete it.',
    de: 'Diese Dateien haben denselben Inhalt. Ersetzen Sie die eine überall durch die andere und löschen Sie sie danach.',
  },
  file: { nl: 'Bestand', en: 'File', de: 'Datei' },
  kind: { nl: 'Soort', en: 'Kind', de: 'Art' },
  languages: { nl: 'Talen', en: 'Languages', de: 'Sprachen' },
  copies: { nl: 'Aantal', en: 'Copies', de: 'Anzahl' },
  usedIn: { nl: 'Plekken van elk bestand', en: 'Places of each file', de: 'Stellen je Datei' },
  exists: { nl: 'Dit bestand is er al', en: 'This file exists already', de: 'Diese Datei gibt es schon' },
  existsHint: {
    nl: 'Gebruik wat er al is, dan staat het er maar één keer. U kunt het ook opnieuw uploaden.',
    en: 'Use the existing one, so that it is stored only once. You can also upload it again.',
    de: 'Verwenden Sie die vorhandene, dann gibt es sie nur einmal. Sie können sie auch erneut hochladen.',
  },
  useThat: { nl: 'Gebruik deze', en: 'Use this one', de: 'Diese verwenden' },
  openThat: { nl: 'Open deze', en: 'Open this one', de: 'Diese öffnen' },
  ring: {
    nl: 'De ring is het middelpunt: dit blijft in beeld bij elke uitsnede. Klik op de foto, of verplaats de ring met de pijltjes.',
    en: 'The ring is the focal point, which every crop keeps in view. Click the picture, or move the ring with the arrow keys.',
    de: 'Der Ring ist der Mittelpunkt, den jeder Ausschnitt zeigt. Klicken Sie auf das Bild, oder bewegen Sie den Ring mit den Pfeiltasten.',
  },
  crops: { nl: 'Uitsnedes', en: 'Crops', de: 'Ausschnitte' },
  altTexts: { nl: 'Alternatieve tekst per taal', en: 'Alternative text by language', de: 'Alternativtext je Sprache' },
  noText: { nl: 'Ontbreekt nog', en: 'Still missing', de: 'Fehlt noch' },
} as const satisfies Record<string, Label>;

/** Returns the name of the ring, with its place. */
export const ringAt = (x: number, y: number): Label => ({
  nl: `Middelpunt: ${x} % van links, ${y} % van boven`,
  en: `Focal point: ${x} % from the left, ${y} % from the top`,
  de: `Mittelpunkt: ${x} % von links, ${y} % von oben`,
});

/** Returns the name of the check box of a file. */
export const selectFile = (name: string): Label => ({ nl: `Kies ${name}`, en: `Select ${name}`, de: `${name} wählen` });

/** Returns the note that a list shows only some of its rows. */
export const firstOf = (shown: number, total: number): Label => ({
  nl: `De nieuwste ${shown} van ${total}.`,
  en: `The newest ${shown} of ${total}.`,
  de: `Die neuesten ${shown} von ${total}.`,
});
