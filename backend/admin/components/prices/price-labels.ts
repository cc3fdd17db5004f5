import type { Label } from '../../../src/platform/payload/label.ts';
import type { PriceProblem } from '../../../src/products/price-changes/price-change.ts';

/** Texts of the price list. */
export const priceLabels = {
  title: { nl: 'Prijslijst', en: 'Price list', de: 'Preisliste' },
  intro: {
    nl: 'Netto prijzen in euro, exclusief btw. Typ nieuwe prijzen, of kies regels en wijzig ze met een percentage. Er verandert niets voordat u het hebt gecontroleerd.',
    en: 'Net prices in euros, excluding VAT. Type new prices, or select rows and change them by a percentage. Nothing changes before you have reviewed it.',
    de: 'Nettopreise in Euro, ohne MwSt. Geben Sie neue Preise ein, oder wählen Sie Zeilen und ändern Sie sie um einen Prozentsatz. Nichts ändert sich, bevor Sie es geprüft haben.',
  },
  search: {
    nl: 'Product, variant of artikelnummer',
    en: 'Product, variant or item number',
    de: 'Produkt, Variante oder Artikelnummer',
  },
  category: { nl: 'Categorie', en: 'Category', de: 'Kategorie' },
  all: { nl: 'Alle', en: 'All', de: 'Alle' },
  filter: { nl: 'Filteren', en: 'Filter', de: 'Filtern' },
  none: {
    nl: 'Geen variant past bij dit filter.',
    en: 'No variant matches this filter.',
    de: 'Keine Variante passt zu diesem Filter.',
  },
  clear: { nl: 'Wis filter', en: 'Clear filter', de: 'Filter löschen' },
  selectAll: { nl: 'Kies alle regels', en: 'Select all rows', de: 'Alle Zeilen wählen' },
  clearSelection: { nl: 'Keuze opheffen', en: 'Deselect all rows', de: 'Auswahl aufheben' },
  select: { nl: 'Kies', en: 'Select', de: 'Wählen' },
  product: { nl: 'Product en variant', en: 'Product and variant', de: 'Produkt und Variante' },
  sku: { nl: 'Artikelnummer', en: 'Item number', de: 'Artikelnummer' },
  now: { nl: 'Prijs nu', en: 'Price now', de: 'Preis jetzt' },
  becomes: { nl: 'Nieuwe prijs', en: 'New price', de: 'Neuer Preis' },
  difference: { nl: 'Verschil', en: 'Difference', de: 'Differenz' },
  planned: { nl: 'gepland', en: 'planned', de: 'geplant' },
  changeBy: { nl: 'Wijzig de keuze met (%)', en: 'Change the selection by (%)', de: 'Auswahl ändern um (%)' },
  roundTo: { nl: 'Rond af op (€)', en: 'Round to (€)', de: 'Runden auf (€)' },
  calculate: { nl: 'Rekenen', en: 'Calculate', de: 'Berechnen' },
  from: { nl: 'Vanaf', en: 'From', de: 'Ab' },
  review: { nl: 'Controleer', en: 'Review', de: 'Prüfen' },
  restore: { nl: 'Wis nieuwe prijzen', en: 'Clear new prices', de: 'Neue Preise löschen' },
  keys: {
    nl: 'Enter of pijltjes: volgende cel. Ctrl+V plakt een kolom. Esc: oude waarde. Shift+klik kiest een reeks. Een nieuwe prijs met dezelfde ingangsdatum vervangt de geplande.',
    en: 'Enter or arrows: next cell. Ctrl+V pastes a column. Esc: old value. Shift+click selects a range. A new price with the same start date replaces the planned one.',
    de: 'Enter oder Pfeile: nächste Zelle. Strg+V fügt eine Spalte ein. Esc: alter Wert. Umschalt+Klick wählt einen Bereich. Ein neuer Preis mit demselben Startdatum ersetzt den geplanten.',
  },
  reviewTitle: { nl: 'Wijziging controleren', en: 'Review the change', de: 'Änderung prüfen' },
  old: { nl: 'Oud', en: 'Old', de: 'Alt' },
  new: { nl: 'Nieuw', en: 'New', de: 'Neu' },
  average: { nl: 'Gemiddeld', en: 'Average', de: 'Im Schnitt' },
  marked: { nl: 'meer dan 10 %', en: 'more than 10%', de: 'mehr als 10 %' },
  note: { nl: 'Toelichting voor de geschiedenis', en: 'Note for the history', de: 'Notiz für den Verlauf' },
  failed: {
    nl: 'De wijziging is niet aangekomen. Uw prijzen staan hier nog; probeer het opnieuw.',
    en: 'The change could not be sent. Your prices are still here. Try again.',
    de: 'Die Änderung ist nicht angekommen. Ihre Preise stehen noch hier; versuchen Sie es erneut.',
  },
  history: { nl: 'Geschiedenis', en: 'History', de: 'Verlauf' },
  toHistory: { nl: 'Naar de geschiedenis', en: 'Go to the history', de: 'Zum Verlauf' },
  ofVariant: {
    nl: 'Prijslijst en geschiedenis van deze variant',
    en: 'Price list and history of this variant',
    de: 'Preisliste und Verlauf dieser Variante',
  },
  noHistory: {
    nl: 'Hier komt elke wijziging, met wie haar maakte.',
    en: 'Each change appears here with its author.',
    de: 'Hier erscheint jede Änderung mit ihrem Autor.',
  },
  changedAt: { nl: 'Gewijzigd', en: 'Changed', de: 'Geändert' },
  by: { nl: 'Door', en: 'By', de: 'Von' },
  what: { nl: 'Wat', en: 'What', de: 'Was' },
  count: { nl: 'Prijzen', en: 'Prices', de: 'Preise' },
  effectiveOn: { nl: 'Ingangsdatum', en: 'Effective on', de: 'Gültig ab' },
  state: { nl: 'Stand', en: 'State', de: 'Stand' },
  undo: { nl: 'Terugdraaien', en: 'Revert', de: 'Zurücknehmen' },
  withdraw: { nl: 'Planning intrekken', en: 'Cancel the plan', de: 'Planung zurücknehmen' },
  withdrawOne: { nl: 'Intrekken', en: 'Cancel', de: 'Zurücknehmen' },
  withoutNote: { nl: 'Zonder opmerking', en: 'Without a note', de: 'Ohne Notiz' },
} as const satisfies Record<string, Label>;

export const priceStates = {
  planned: { nl: 'Gepland', en: 'Planned', de: 'Geplant' },
  applied: { nl: 'Van kracht', en: 'In effect', de: 'In Kraft' },
  superseded: { nl: 'Niet meer van kracht', en: 'No longer in effect', de: 'Nicht mehr in Kraft' },
  cancelled: { nl: 'Ingetrokken', en: 'Cancelled', de: 'Zurückgenommen' },
} as const satisfies Record<string, Label>;

export const problemLabels: Record<PriceProblem['reason'] | 'text', Label> = {
  text: { nl: 'Geen bedrag', en: 'Not an amount', de: 'Kein Betrag' },
  noLines: { nl: 'Er is geen nieuwe prijs.', en: 'There is no new price.', de: 'Es gibt keinen neuen Preis.' },
  tooManyLines: {
    nl: 'Wijzig hoogstens 10.000 prijzen tegelijk.',
    en: 'Change at most 10,000 prices at once.',
    de: 'Ändern Sie höchstens 10.000 Preise auf einmal.',
  },
  date: {
    nl: 'Kies vandaag of een dag in de komende twee jaar.',
    en: 'Choose today or a day in the next two years.',
    de: 'Wählen Sie heute oder einen Tag in den nächsten zwei Jahren.',
  },
  note: { nl: 'De toelichting is te lang.', en: 'The note is too long.', de: 'Die Notiz ist zu lang.' },
  decimals: { nl: 'Hoogstens twee decimalen', en: 'At most two decimals', de: 'Höchstens zwei Nachkommastellen' },
  price: {
    nl: 'Meer dan € 0, hoogstens € 1.000.000',
    en: 'More than €0, at most €1,000,000',
    de: 'Mehr als 0 €, höchstens 1.000.000 €',
  },
  variant: {
    nl: 'Deze variant bestaat niet meer.',
    en: 'This variant no longer exists.',
    de: 'Diese Variante gibt es nicht mehr.',
  },
  twice: {
    nl: 'Deze variant staat er twee keer in.',
    en: 'This variant is listed twice.',
    de: 'Diese Variante steht zweimal darin.',
  },
};

/** Returns the number of shown rows and of all that match. */
export const rowsOf = (shown: number, total: number): Label => ({
  nl: `${shown} van ${total} prijzen. ${shown < total ? 'Filter op categorie of zoek om de andere te zien.' : ''}`,
  en: `${shown} of ${total} prices. ${shown < total ? 'Filter by category or search to see the others.' : ''}`,
  de: `${shown} von ${total} Preisen. ${shown < total ? 'Filtern Sie nach Kategorie oder suchen Sie, um die anderen zu sehen.' : ''}`,
});

/** Returns on which day a planned price will be in force, for calculations with it. */
export const priceOnLabel = (price: string, day: string): Label => ({
  nl: `${price} op ${day}`,
  en: `${price} on ${day}`,
  de: `${price} am ${day}`,
});

/** Returns what the button of the confirmation does. */
export const confirmLabel = (count: number, isPlanned: boolean): Label => ({
  nl: `${count === 1 ? '1 prijs' : `${count} prijzen`} ${isPlanned ? 'plannen' : 'nu wijzigen'}`,
  en: `${isPlanned ? 'Plan' : 'Change'} ${count === 1 ? '1 price' : `${count} prices`}${isPlanned ? '' : ' now'}`,
  de: `${count === 1 ? '1 Preis' : `${count} Preise`} ${isPlanned ? 'planen' : 'jetzt ändern'}`,
});

/** Returns when the change takes effect. */
export const whenLabel = (day: string, isPlanned: boolean): Label => ({
  nl: isPlanned
    ? `Gaat in op ${day} om 00:00 uur, in alle talen. Tot die dag ziet de bezoeker niets.`
    : 'Staat meteen online, in alle talen.',
  en: isPlanned
    ? `Takes effect on ${day} at 00:00, in all languages. Visitors see nothing before that day.`
    : 'Goes live immediately, in all languages.',
  de: isPlanned
    ? `Gilt ab ${day}, 00:00 Uhr, in allen Sprachen. Bis dahin sehen Besucher nichts.`
    : 'Ist sofort online, in allen Sprachen.',
});

/** Returns what the cancellation of a plan does. */
export const withdrawnLabel = (count: number, day: string): Label => ({
  nl: `${count === 1 ? '1 geplande prijs gaat' : `${count} geplande prijzen gaan`} niet in op ${day}. De prijzen van nu blijven gelden.`,
  en: `${count === 1 ? '1 planned price does' : `${count} planned prices do`} not take effect on ${day}. The current prices stay.`,
  de: `${count === 1 ? '1 geplanter Preis gilt' : `${count} geplante Preise gelten`} nicht ab ${day}. Die jetzigen Preise bleiben.`,
});

/** Returns what the cancellation of one planned price does. */
export const withdrawnOneLabel = (day: string): Label => ({
  nl: `Deze prijs gaat niet in op ${day}. Andere geplande prijzen blijven gepland.`,
  en: `This price does not take effect on ${day}. Other planned prices stay planned.`,
  de: `Dieser Preis gilt nicht ab ${day}. Andere geplante Preise bleiben geplant.`,
});

/** Returns the number of selected rows, and of those that the filter does not show. */
export const selectedLabel = (count: number, hidden: number): Label => ({
  nl: `${count} gekozen${hidden > 0 ? `, ${hidden} niet in beeld` : ''}`,
  en: `${count} selected${hidden > 0 ? `, ${hidden} not in view` : ''}`,
  de: `${count} gewählt${hidden > 0 ? `, ${hidden} nicht im Bild` : ''}`,
});
