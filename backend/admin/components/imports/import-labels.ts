import type { ImportCounts } from '../../../src/imports/compare-rows.ts';
import type { FileKind } from '../../../src/imports/import-column.ts';
import type { ImportRefusal } from '../../../src/imports/import-endpoints.ts';
import type { ImportState } from '../../../src/imports/import-store.ts';
import type { Label } from '../../../src/platform/payload/label.ts';

/** Texts of import and export. */
export const importLabels = {
  title: { nl: 'Importeren en exporteren', en: 'Import and export', de: 'Importieren und exportieren' },
  intro: {
    nl: 'Wijzig veel tegelijk in een spreadsheet: producten, varianten, prijzen, kenmerken, alternatieve teksten en doorverwijzingen. Een proefdraai toont eerst elke wijziging en elke fout. Er verandert niets voordat u die hebt gezien.',
    en: 'Change many things at once in a spreadsheet: products, variants, prices, facts, alternative texts and redirects. A dry run first shows every change and every error. Nothing changes before you have seen it.',
    de: 'Ändern Sie vieles auf einmal in einer Tabelle: Produkte, Varianten, Preise, Merkmale, Alternativtexte und Weiterleitungen. Ein Probelauf zeigt zuerst jede Änderung und jeden Fehler. Nichts ändert sich, bevor Sie das gesehen haben.',
  },
  rules: {
    nl: 'Een lege cel laat de waarde zoals die is. Een streepje (-) maakt het veld leeg. Kolommen die u weglaat, blijven ongewijzigd.',
    en: 'An empty cell leaves the value as it is. A hyphen (-) clears the field. Columns that you leave out stay unchanged.',
    de: 'Eine leere Zelle lässt den Wert, wie er ist. Ein Bindestrich (-) leert das Feld. Spalten, die Sie weglassen, bleiben unverändert.',
  },
  export: { nl: 'Exporteren', en: 'Export', de: 'Exportieren' },
  template: { nl: 'Leeg sjabloon', en: 'Empty template', de: 'Leere Vorlage' },
  import: { nl: 'Importeren', en: 'Import', de: 'Importieren' },
  file: { nl: 'Bestand (.xlsx of .csv)', en: 'File (.xlsx or .csv)', de: 'Datei (.xlsx oder .csv)' },
  upload: { nl: 'Proefdraai starten', en: 'Start the dry run', de: 'Probelauf starten' },
  history: { nl: 'Geschiedenis', en: 'History', de: 'Verlauf' },
  noHistory: {
    nl: 'Hier komt elke import, met wie hem deed.',
    en: 'Each import appears here with its author.',
    de: 'Hier erscheint jeder Import mit seinem Autor.',
  },
  at: { nl: 'Wanneer', en: 'When', de: 'Wann' },
  by: { nl: 'Door', en: 'By', de: 'Von' },
  name: { nl: 'Bestand', en: 'File', de: 'Datei' },
  fields: { nl: 'Velden', en: 'Fields', de: 'Felder' },
  state: { nl: 'Stand', en: 'State', de: 'Stand' },
  steps: { nl: 'Stappen', en: 'Steps', de: 'Schritte' },
  dryRun: { nl: 'Proefdraai', en: 'Dry run', de: 'Probelauf' },
  nothingYet: { nl: 'nog niets gewijzigd', en: 'nothing changed yet', de: 'noch nichts geändert' },
  applied: { nl: 'Toegepast', en: 'Applied', de: 'Angewendet' },
  otherFile: { nl: 'Ander bestand', en: 'Another file', de: 'Andere Datei' },
  skippedColumn: { nl: 'wordt overgeslagen', en: 'is skipped', de: 'wird übersprungen' },
  columns: { nl: 'Kolommen', en: 'Columns', de: 'Spalten' },
  fileColumn: { nl: 'Kolom van het bestand', en: 'Column of the file', de: 'Spalte der Datei' },
  meaning: { nl: 'Herkend als', en: 'Recognised as', de: 'Erkannt als' },
  newRows: { nl: 'nieuw', en: 'new', de: 'neu' },
  changedRows: { nl: 'gewijzigd', en: 'changed', de: 'geändert' },
  sameRows: { nl: 'ongewijzigd', en: 'unchanged', de: 'unverändert' },
  errorRows: { nl: 'met fouten', en: 'with errors', de: 'mit Fehlern' },
  errorsStay: {
    nl: 'die rijen blijven zoals ze zijn',
    en: 'these rows stay as they are',
    de: 'diese Zeilen bleiben, wie sie sind',
  },
  errors: { nl: 'Fouten', en: 'Errors', de: 'Fehler' },
  markedFile: { nl: 'Bestand met de fouten gemarkeerd', en: 'File with the errors marked', de: 'Datei mit markierten Fehlern' },
  row: { nl: 'Rij', en: 'Row', de: 'Zeile' },
  column: { nl: 'Kolom', en: 'Column', de: 'Spalte' },
  value: { nl: 'Waarde', en: 'Value', de: 'Wert' },
  reason: { nl: 'Wat is er', en: 'What is wrong', de: 'Was ist falsch' },
  proposal: { nl: 'Voorstel, klik om over te nemen', en: 'Proposal, click to accept', de: 'Vorschlag, zum Übernehmen klicken' },
  changes: { nl: 'Wijzigingen', en: 'Changes', de: 'Änderungen' },
  all: { nl: 'Nieuw en gewijzigd', en: 'New and changed', de: 'Neu und geändert' },
  aboveTen: { nl: 'Alleen boven 10 %', en: 'Only above 10%', de: 'Nur über 10 %' },
  field: { nl: 'Veld', en: 'Field', de: 'Feld' },
  subject: { nl: 'Onderdeel', en: 'Entry', de: 'Inhalt' },
  now: { nl: 'Nu', en: 'Now', de: 'Jetzt' },
  before: { nl: 'Was', en: 'Was', de: 'War' },
  becomes: { nl: 'Wordt', en: 'Becomes', de: 'Wird' },
  changedTo: { nl: 'Gewijzigd in', en: 'Changed to', de: 'Geändert in' },
  difference: { nl: 'Verschil', en: 'Difference', de: 'Differenz' },
  marked: { nl: 'meer dan 10 %', en: 'more than 10%', de: 'mehr als 10 %' },
  byColleagues: { nl: 'Ook door een collega gewijzigd', en: 'Also changed by a colleague', de: 'Auch von anderen geändert' },
  changedBefore: {
    nl: 'Collega’s hebben deze inhoud kort voor de proefdraai gewijzigd. Is uw bestand ouder, dan zet de import hun waarden terug.',
    en: 'Colleagues have changed this content shortly before the dry run. If your file is older, the import sets their values back.',
    de: 'Kurz vor dem Probelauf haben andere diese Inhalte geändert. Ist Ihre Datei älter, setzt der Import deren Werte zurück.',
  },
  showMore: { nl: 'toon meer', en: 'show more', de: 'mehr zeigen' },
  pricesOn: { nl: 'Prijzen gaan in op', en: 'Prices take effect on', de: 'Preise gelten ab' },
  restAtOnce: {
    nl: 'De rest gaat direct in. Terugdraaien kan 90 dagen.',
    en: 'All other changes take effect at once. You can undo them for 90 days.',
    de: 'Alles andere gilt sofort. Zurücknehmen ist 90 Tage möglich.',
  },
  atOnce: {
    nl: 'Gaat direct in. Terugdraaien kan 90 dagen.',
    en: 'Takes effect at once. You can undo it for 90 days.',
    de: 'Gilt sofort. Zurücknehmen ist 90 Tage möglich.',
  },
  allTheSame: { nl: 'Alles is al gelijk', en: 'Everything is already the same', de: 'Alles ist schon gleich' },
  noneToApply: { nl: 'Niets om toe te passen', en: 'Nothing to apply', de: 'Nichts anzuwenden' },
  checkAgain: { nl: 'Opnieuw proefdraaien', en: 'Run again', de: 'Erneut prüfen' },
  undo: { nl: 'Import terugdraaien', en: 'Undo the import', de: 'Import zurücknehmen' },
  undoSure: { nl: 'Ja, terugdraaien', en: 'Yes, undo it', de: 'Ja, zurücknehmen' },
  cancel: { nl: 'Annuleren', en: 'Cancel', de: 'Abbrechen' },
  productName: { nl: 'Nieuw product', en: 'New product', de: 'Neues Produkt' },
  variantName: { nl: 'Nieuwe variant', en: 'New variant', de: 'Neue Variante' },
  failed: {
    nl: 'De aanvraag is niet aangekomen. Probeer het opnieuw.',
    en: 'The request could not be sent. Try again.',
    de: 'Die Anfrage ist nicht angekommen. Versuchen Sie es erneut.',
  },
} as const satisfies Record<string, Label>;

export const kindLabels: Record<FileKind, Label> = {
  catalogue: { nl: 'Producten, varianten en prijzen', en: 'Products, variants and prices', de: 'Produkte, Varianten und Preise' },
  pictures: { nl: 'Alternatieve teksten', en: 'Alternative texts', de: 'Alternativtexte' },
  redirects: { nl: 'Doorverwijzingen', en: 'Redirects', de: 'Weiterleitungen' },
};

export const stateLabels: Record<ImportState, Label> = {
  checking: { nl: 'Wordt gecontroleerd', en: 'Is being checked', de: 'Wird geprüft' },
  refused: { nl: 'Niet te lezen', en: 'Cannot be read', de: 'Nicht lesbar' },
  checked: { nl: 'Nog niet toegepast', en: 'Not applied yet', de: 'Noch nicht angewendet' },
  applying: { nl: 'Wordt toegepast', en: 'Is being applied', de: 'Wird angewendet' },
  applied: { nl: 'Toegepast', en: 'Applied', de: 'Angewendet' },
  outdated: { nl: 'Verouderd', en: 'Outdated', de: 'Veraltet' },
  failed: { nl: 'Mislukt', en: 'Failed', de: 'Fehlgeschlagen' },
  undoing: { nl: 'Wordt teruggedraaid', en: 'Is being undone', de: 'Wird zurückgenommen' },
  undone: { nl: 'Teruggedraaid', en: 'Undone', de: 'Zurückgenommen' },
};

/** Messages with their next step. */
export const outcomeLabels: Partial<Record<ImportState, Label>> = {
  refused: {
    nl: 'Dit bestand kan niet worden geïmporteerd. Er is niets gewijzigd.',
    en: 'This file cannot be imported. Nothing was changed.',
    de: 'Diese Datei lässt sich nicht importieren. Es wurde nichts geändert.',
  },
  outdated: {
    nl: 'Sinds de proefdraai is er iets gewijzigd. Er is niets geschreven. Draai opnieuw proef en controleer de wijzigingen.',
    en: 'Something has changed since the dry run. Nothing was written. Run again and review the changes.',
    de: 'Seit dem Probelauf hat sich etwas geändert. Es wurde nichts geschrieben. Prüfen Sie erneut und sehen Sie die Änderungen an.',
  },
  failed: {
    nl: 'Toepassen is mislukt. Er is niets geschreven. Draai opnieuw proef.',
    en: 'The import failed. Nothing was written. Run again.',
    de: 'Das Anwenden ist fehlgeschlagen. Es wurde nichts geschrieben. Prüfen Sie erneut.',
  },
  undone: {
    nl: 'De import is teruggedraaid: alle waarden zijn weer zoals ervoor.',
    en: 'The import was undone: all values are as before.',
    de: 'Der Import wurde zurückgenommen: Alle Werte sind wie zuvor.',
  },
};

export const refusalLabels: Record<ImportRefusal, Label> = {
  tooBig: { nl: 'Het bestand is groter dan 20 MB.', en: 'The file is larger than 20 MB.', de: 'Die Datei ist größer als 20 MB.' },
  empty: { nl: 'Het bestand is leeg.', en: 'The file is empty.', de: 'Die Datei ist leer.' },
  incomplete: {
    nl: 'Het bestand is niet helemaal aangekomen. Er is niets gewijzigd. Probeer het opnieuw.',
    en: 'The file did not arrive completely. Nothing was changed. Try again.',
    de: 'Die Datei ist nicht vollständig angekommen. Es wurde nichts geändert. Versuchen Sie es erneut.',
  },
  changed: {
    nl: 'Deze import is intussen verder gegaan. Laad de pagina opnieuw.',
    en: 'This import has moved on. Reload the page.',
    de: 'Dieser Import ist inzwischen weiter. Laden Sie die Seite neu.',
  },
  invalid: { nl: 'Deze waarde is niet mogelijk.', en: 'This value is not possible.', de: 'Dieser Wert ist nicht möglich.' },
  missing: { nl: 'Deze import bestaat niet meer.', en: 'This import no longer exists.', de: 'Diesen Import gibt es nicht mehr.' },
};

/** Explains that an import could not be undone. */
export const undoRefused: Label = {
  nl: 'Terugdraaien kan niet: deze rijen zijn sinds de import gewijzigd. Er is niets veranderd.',
  en: 'The import cannot be undone: these rows have changed since. Nothing was changed.',
  de: 'Zurücknehmen ist nicht möglich: Diese Zeilen wurden seit dem Import geändert. Es wurde nichts geändert.',
};

/** Returns who has changed a document, and when. */
export const colleagueLabel = (name: string, time: string): Label => ({
  nl: `Gewijzigd door ${name}, ${time}`,
  en: `Changed by ${name}, ${time}`,
  de: `Geändert von ${name}, ${time}`,
});

/** Returns the number of rows of a file. */
export const rowsLabel = (count: number, shown: string): Label => ({
  nl: `${shown} ${count === 1 ? 'rij' : 'rijen'}`,
  en: `${shown} ${count === 1 ? 'row' : 'rows'}`,
  de: `${shown} ${count === 1 ? 'Zeile' : 'Zeilen'}`,
});

/** Returns the number of changed fields. */
export const fieldsLabel = (count: number, shown: string): Label => ({
  nl: `${shown} ${count === 1 ? 'veld' : 'velden'}`,
  en: `${shown} ${count === 1 ? 'field' : 'fields'}`,
  de: `${shown} ${count === 1 ? 'Feld' : 'Felder'}`,
});

/** Returns the number of recognised columns. */
export const columnsLabel = (recognised: number, all: number): Label => ({
  nl: `Kolommen (${recognised} van ${all} herkend)`,
  en: `Columns (${recognised} of ${all} recognised)`,
  de: `Spalten (${recognised} von ${all} erkannt)`,
});

/** Returns what the button does: it applies the rows without errors, and skips the others. */
export function applyLabel({ new: created, changed, error }: ImportCounts): Label {
  const [nl, en, de] = [
    [created > 0 && `${created} nieuwe`, changed > 0 && `${changed} ${changed === 1 ? 'wijziging' : 'wijzigingen'}`],
    [created > 0 && `${created} new`, changed > 0 && `${changed} changed`],
    [created > 0 && `${created} neue`, changed > 0 && `${changed} geänderte`],
  ].map((parts) => parts.filter(Boolean));
  const skipped = {
    nl: error > 0 ? `, ${error} ${error === 1 ? 'rij' : 'rijen'} overslaan` : '',
    en: error > 0 ? `, skip ${error} ${error === 1 ? 'row' : 'rows'}` : '',
    de: error > 0 ? `, ${error} ${error === 1 ? 'Zeile' : 'Zeilen'} auslassen` : '',
  };
  return {
    nl: `${nl?.join(' en ')} toepassen${skipped.nl}`,
    en: `Apply ${en?.join(' and ')} ${created + changed === 1 ? 'row' : 'rows'}${skipped.en}`,
    de: `${de?.join(' und ')} ${created + changed === 1 ? 'Zeile' : 'Zeilen'} anwenden${skipped.de}`,
  };
}

/** Returns how many rows of a list are shown. */
export const shownLabel = (shown: number, total: number): Label => ({
  nl: `${shown} van ${total}`,
  en: `${shown} of ${total}`,
  de: `${shown} von ${total}`,
});

/** Returns the name of an export of several parts. */
export const partsLabel = (name: string, count: number): Label => ({
  nl: `${name} in ${count} delen`,
  en: `${name} in ${count} parts`,
  de: `${name} in ${count} Teilen`,
});

/** Returns the name of a part of an export. */
export const partLabel = (part: number): Label => ({ nl: `Deel ${part}`, en: `Part ${part}`, de: `Teil ${part}` });

/** Returns who applied or undid an import. */
export const doneLabel = (state: 'applied' | 'undone', name: string, time: string): Label => ({
  nl: `${state === 'applied' ? 'Toegepast' : 'Teruggedraaid'} door ${name}, ${time}`,
  en: `${state === 'applied' ? 'Applied' : 'Undone'} by ${name}, ${time}`,
  de: `${state === 'applied' ? 'Angewendet' : 'Zurückgenommen'} von ${name}, ${time}`,
});
