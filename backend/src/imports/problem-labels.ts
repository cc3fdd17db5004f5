import type { Label } from '../platform/payload/label.ts';
import type { FileProblem, ProblemReason } from './cell-problem.ts';

/** Problems of a file, for editors. The detail of a problem replaces `{}`. */
const problemLabels: Readonly<Record<ProblemReason, Label>> = {
  address: { nl: '{}', en: '{}', de: '{}' },
  refused: { nl: 'Geweigerd: {}', en: 'Refused: {}', de: 'Abgelehnt: {}' },
  cellError: {
    nl: 'De cel bevat een foutwaarde van de formule.',
    en: 'The cell contains the error of a formula.',
    de: 'Die Zelle enthält den Fehlerwert einer Formel.',
  },
  changedSince: {
    nl: 'Intussen gewijzigd door iemand anders.',
    en: 'Changed by somebody else in the meantime.',
    de: 'Inzwischen von jemand anderem geändert.',
  },
  choice: {
    nl: 'Deze waarde bestaat niet. Kies uit: {}.',
    en: 'This value does not exist. Choose from: {}.',
    de: 'Diesen Wert gibt es nicht. Wählen Sie aus: {}.',
  },
  clearing: {
    nl: 'Dit veld is verplicht en kan niet leeg worden.',
    en: 'This field is required and cannot be cleared.',
    de: 'Dieses Feld ist erforderlich und kann nicht geleert werden.',
  },
  decimals: { nl: 'Hoogstens {} decimalen.', en: 'At most {} decimals.', de: 'Höchstens {} Nachkommastellen.' },
  differs: {
    nl: 'Rij {} geeft hetzelfde product een andere waarde.',
    en: 'Row {} has another value for the same product.',
    de: 'Zeile {} gibt demselben Produkt einen anderen Wert.',
  },
  draft: {
    nl: 'Dit product heeft een concept dat nog niet is gepubliceerd. Publiceer of verwerp dat eerst.',
    en: 'This product has a draft that is not published. Publish or discard it first.',
    de: 'Dieses Produkt hat einen unveröffentlichten Entwurf. Veröffentlichen oder verwerfen Sie ihn zuerst.',
  },
  emptyFile: {
    nl: 'Het bestand heeft geen rijen onder de kopregel.',
    en: 'The file has no rows below its headings.',
    de: 'Die Datei hat keine Zeilen unter der Kopfzeile.',
  },
  encoding: {
    nl: 'Onleesbare tekens. Bewaar het bestand als “CSV UTF-8” of als .xlsx.',
    en: 'Unreadable characters. Save the file as “CSV UTF-8” or as .xlsx.',
    de: 'Unlesbare Zeichen. Speichern Sie die Datei als „CSV UTF-8“ oder als .xlsx.',
  },
  exists: { nl: 'Bestaat intussen al.', en: 'Exists in the meantime.', de: 'Gibt es inzwischen schon.' },
  flag: { nl: 'Kies ja of nee.', en: 'Choose yes or no.', de: 'Wählen Sie ja oder nein.' },
  formula: {
    nl: 'De cel bevat een formule. Plak haar als waarde.',
    en: 'The cell contains a formula. Paste it as a value.',
    de: 'Die Zelle enthält eine Formel. Fügen Sie sie als Wert ein.',
  },
  keyMissing: {
    nl: 'Er ontbreekt een kolom waaraan de rijen te herkennen zijn: {}.',
    en: 'A column that identifies the rows is missing: {}.',
    de: 'Eine Spalte, an der die Zeilen zu erkennen sind, fehlt: {}.',
  },
  merged: {
    nl: 'Samengevoegde cellen. Hef de samenvoeging op en vul elke cel.',
    en: 'Merged cells. Split them and fill in each cell.',
    de: 'Verbundene Zellen. Heben Sie den Verbund auf und füllen Sie jede Zelle.',
  },
  newNeeds: {
    nl: 'Bestaat nog niet. Vul voor een nieuw onderdeel ook in: {}.',
    en: 'Does not exist yet. A new one also needs: {}.',
    de: 'Gibt es noch nicht. Für etwas Neues füllen Sie auch aus: {}.',
  },
  number: { nl: 'Geen getal.', en: 'Not a number.', de: 'Keine Zahl.' },
  numberMissing: {
    nl: 'De rij noemt niet wat zij wijzigt. Vul de kolom in waaraan zij te herkennen is.',
    en: 'The row does not name what it changes. Fill in the column that identifies it.',
    de: 'Die Zeile nennt nicht, was sie ändert. Füllen Sie die Spalte aus, an der sie zu erkennen ist.',
  },
  otherProduct: {
    nl: 'Deze variant hoort bij product {}.',
    en: 'This variant belongs to product {}.',
    de: 'Diese Variante gehört zu Produkt {}.',
  },
  pattern: { nl: 'Geen geldige waarde.', en: 'Not a valid value.', de: 'Kein gültiger Wert.' },
  range: { nl: 'Buiten de grenzen ({}).', en: 'Beyond the limits ({}).', de: 'Außerhalb der Grenzen ({}).' },
  required: {
    nl: 'Vul eerst de alternatieve tekst in deze taal in.',
    en: 'Fill in the alternative text in this language first.',
    de: 'Füllen Sie zuerst den Alternativtext in dieser Sprache aus.',
  },
  sameColumn: { nl: 'Deze kolom staat er twee keer.', en: 'This column occurs twice.', de: 'Diese Spalte kommt zweimal vor.' },
  severalValues: {
    nl: 'Meer waarden; scheid ze met een puntkomma.',
    en: 'Several values; separate them by semicolons.',
    de: 'Mehrere Werte; trennen Sie sie mit einem Semikolon.',
  },
  similar: { nl: 'Bestaat niet.', en: 'Does not exist.', de: 'Gibt es nicht.' },
  tooBig: {
    nl: 'Het bestand is te groot. Deel het op, en verwijder afbeeldingen.',
    en: 'The file is too large. Divide it, and remove pictures.',
    de: 'Die Datei ist zu groß. Teilen Sie sie auf, und entfernen Sie Bilder.',
  },
  tooLong: { nl: 'Te lang ({} tekens).', en: 'Too long ({} characters).', de: 'Zu lang ({} Zeichen).' },
  tooManyColumns: { nl: 'Te veel kolommen ({}).', en: 'Too many columns ({}).', de: 'Zu viele Spalten ({}).' },
  tooManyRows: {
    nl: 'Te veel rijen. Deel het bestand op in delen van hoogstens {} rijen.',
    en: 'Too many rows. Divide the file into parts of at most {} rows.',
    de: 'Zu viele Zeilen. Teilen Sie die Datei in Teile von höchstens {} Zeilen.',
  },
  twice: { nl: 'Staat ook in rij {}.', en: 'Is also in row {}.', de: 'Steht auch in Zeile {}.' },
  unknownColumn: {
    nl: 'Onbekende kolom. Zij wordt overgeslagen.',
    en: 'Unknown column. It is skipped.',
    de: 'Unbekannte Spalte. Sie wird übersprungen.',
  },
  unknownNumber: {
    nl: 'Bestaat niet. Noem voor een nieuwe variant ook het product.',
    en: 'Does not exist. A new variant also needs its product.',
    de: 'Gibt es nicht. Eine neue Variante braucht auch ihr Produkt.',
  },
  unreadable: {
    nl: 'Dit bestand is niet te lezen. Bewaar het als .xlsx of als “CSV UTF-8”, zonder wachtwoord.',
    en: 'This file cannot be read. Save it as .xlsx or as “CSV UTF-8”, without a password.',
    de: 'Diese Datei ist nicht lesbar. Speichern Sie sie als .xlsx oder als „CSV UTF-8“, ohne Kennwort.',
  },
};

/** Returns what is wrong, in a language of the admin. */
export function problemText(language: string, { reason, detail = '' }: Pick<FileProblem, 'reason' | 'detail'>): string {
  const label = problemLabels[reason];
  const text = Object.entries(label).find(([code]) => code === language)?.[1] ?? label.en;
  return text.replace('{}', () => detail ?? '');
}
