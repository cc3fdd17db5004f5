import type { Label } from '../../../src/platform/payload/label.ts';
import type { StoredAvailability } from '../../../src/products/discontinuation/availability.ts';
import type { DiscontinuationProblem } from '../../../src/products/discontinuation/discontinuation.ts';
import type { DiscontinuationEffects } from '../../../src/products/discontinuation/discontinuation-effects.ts';

/** Texts about the availability of a product. */
export const discontinuationLabels = {
  title: { nl: 'Leverbaarheid', en: 'Availability', de: 'Lieferbarkeit' },
  action: { nl: 'Laten vervallen', en: 'Discontinue', de: 'Einstellen' },
  change: { nl: 'Wijzigen', en: 'Change', de: 'Ändern' },
  effects: { nl: 'Wat dit raakt', en: 'What this affects', de: 'Was betroffen ist' },
  nothing: {
    nl: 'Geen enkele plek verwijst naar dit product.',
    en: 'No place refers to this product.',
    de: 'Keine Stelle verweist auf dieses Produkt.',
  },
  what: { nl: 'Wat', en: 'What', de: 'Was' },
  count: { nl: 'Aantal', en: 'Number', de: 'Anzahl' },
  becomes: { nl: 'Wat ermee gebeurt', en: 'What happens to it', de: 'Was damit geschieht' },
  places: { nl: 'Plekken die ernaar verwijzen', en: 'Places that refer to it', de: 'Stellen, die darauf verweisen' },
  rules: {
    nl: 'De pagina blijft bereikbaar, met een melding en de opvolger. Het product verdwijnt uit lijsten, filters, blokken, verwante producten en de sitemap, in alle talen. Bij projecten blijft het staan, met een merkteken. Zoeken toont het onder “Vervallen producten”.',
    en: 'The page stays, with a notice and the successor. The product disappears from lists, filters, blocks, related products and the sitemap, in all languages. Projects keep it, with a mark. Search shows it under “Discontinued products”.',
    de: 'Die Seite bleibt erreichbar, mit einem Hinweis und dem Nachfolger. Das Produkt verschwindet in allen Sprachen aus Listen, Filtern, Blöcken, verwandten Produkten und der Sitemap. Bei Referenzen bleibt es, mit einer Kennzeichnung. Die Suche zeigt es unter „Eingestellte Produkte“.',
  },
  date: { nl: 'Vervalt op', en: 'Discontinued on', de: 'Eingestellt am' },
  dateHint: {
    nl: 'Na vandaag: uitlopend tot die dag, om 00:00 uur Nederlandse tijd.',
    en: 'After today: phasing out until that day at 00:00, Dutch time.',
    de: 'Nach heute: auslaufend bis zu diesem Tag, 00:00 Uhr niederländischer Zeit.',
  },
  successor: { nl: 'Opvolger', en: 'Successor', de: 'Nachfolger' },
  noSuccessor: { nl: 'Geen opvolger', en: 'No successor', de: 'Kein Nachfolger' },
  choose: { nl: 'Kies een opvolger', en: 'Choose a successor', de: 'Nachfolger wählen' },
  clear: { nl: 'Wis de opvolger', en: 'Clear the successor', de: 'Nachfolger entfernen' },
  years: { nl: 'Jaren reserveonderdelen', en: 'Years of spare parts', de: 'Jahre Ersatzteile' },
  noParts: { nl: 'Geen reserveonderdelen', en: 'No spare parts', de: 'Keine Ersatzteile' },
  sure: { nl: 'Laten vervallen?', en: 'Discontinue?', de: 'Einstellen?' },
  makeAvailable: { nl: 'Weer leverbaar maken', en: 'Make available again', de: 'Wieder lieferbar machen' },
  withdraw: { nl: 'Planning intrekken', en: 'Cancel the plan', de: 'Planung zurücknehmen' },
  availableAgain: {
    nl: 'Het product staat dan meteen weer in lijsten, filters, blokken en de sitemap, in alle talen. Datum, opvolger en jaren reserveonderdelen worden gewist.',
    en: 'The product returns to lists, filters, blocks and the sitemap immediately, in all languages. Date, successor and years of spare parts are cleared.',
    de: 'Das Produkt steht dann sofort wieder in Listen, Filtern, Blöcken und der Sitemap, in allen Sprachen. Datum, Nachfolger und Jahre Ersatzteile werden gelöscht.',
  },
  withdrawn: {
    nl: 'Het product blijft leverbaar. Datum, opvolger en jaren reserveonderdelen worden gewist.',
    en: 'The product stays available. Date, successor and years of spare parts are cleared.',
    de: 'Das Produkt bleibt lieferbar. Datum, Nachfolger und Jahre Ersatzteile werden gelöscht.',
  },
  done: { nl: 'De leverbaarheid is gewijzigd.', en: 'The availability has changed.', de: 'Die Lieferbarkeit wurde geändert.' },
  failed: {
    nl: 'Dat is niet gelukt. Controleer uw verbinding en probeer het opnieuw.',
    en: 'This did not work. Check your connection and try again.',
    de: 'Das hat nicht geklappt. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
} as const satisfies Record<string, Label>;

/** Effects of a product, and their outcome. */
export const effectLabels: Record<keyof DiscontinuationEffects, { what: Label; becomes: Label }> = {
  favourites: {
    what: { nl: 'Favorieten van leden', en: 'Favourites of members', de: 'Favoriten von Mitgliedern' },
    becomes: {
      nl: 'Blijven staan, gemerkt, met de opvolger om te ruilen',
      en: 'Stay, marked, with the successor to replace it',
      de: 'Bleiben, gekennzeichnet, mit dem Nachfolger zum Ersetzen',
    },
  },
  savedLists: {
    what: { nl: 'Offertelijsten van leden', en: 'Quotation lists of members', de: 'Angebotslisten von Mitgliedern' },
    becomes: {
      nl: 'Regel blijft, gemerkt; aanvragen blijft mogelijk',
      en: 'The line stays, marked, and can still be requested',
      de: 'Position bleibt, gekennzeichnet, und kann weiter angefragt werden',
    },
  },
  sharedLists: {
    what: { nl: 'Gedeelde offertelijsten', en: 'Shared quotation lists', de: 'Geteilte Angebotslisten' },
    becomes: { nl: 'Regel blijft, gemerkt', en: 'The line stays, marked', de: 'Position bleibt, gekennzeichnet' },
  },
  openRequests: {
    what: { nl: 'Open offerteaanvragen', en: 'Open quote requests', de: 'Offene Angebotsanfragen' },
    becomes: { nl: 'Blijven zoals ze kwamen', en: 'Stay as they were received', de: 'Bleiben, wie sie kamen' },
  },
  plannedPublications: {
    what: { nl: 'Geplande publicaties', en: 'Planned publications', de: 'Geplante Veröffentlichungen' },
    becomes: {
      nl: 'Gaan door; het product blijft vervallen',
      en: 'Take place; the product stays discontinued',
      de: 'Finden statt; das Produkt bleibt eingestellt',
    },
  },
  plannedPrices: {
    what: { nl: 'Geplande prijzen', en: 'Planned prices', de: 'Geplante Preise' },
    becomes: { nl: 'Gaan in op hun dag', en: 'Take effect on their day', de: 'Gelten ab ihrem Tag' },
  },
};

export const problemLabels: Record<DiscontinuationProblem, Label> = {
  date: {
    nl: 'Kies een dag van tien jaar terug tot twee jaar vooruit.',
    en: 'Choose a day from ten years ago to two years ahead.',
    de: 'Wählen Sie einen Tag von vor zehn Jahren bis in zwei Jahren.',
  },
  years: {
    nl: 'Vul een heel aantal jaren in, van 0 tot en met 30.',
    en: 'Enter a whole number of years, from 0 to 30.',
    de: 'Geben Sie eine ganze Zahl von 0 bis 30 ein.',
  },
  itself: {
    nl: 'Een product kan zichzelf niet opvolgen. Kies een ander product.',
    en: 'A product cannot succeed itself. Choose another product.',
    de: 'Ein Produkt kann nicht sein eigener Nachfolger sein. Wählen Sie ein anderes.',
  },
  notLive: {
    nl: 'De opvolger staat niet online of is zelf vervallen. Kies een product dat leverbaar is.',
    en: 'The successor is not live, or is discontinued itself. Choose a product that is available.',
    de: 'Der Nachfolger ist nicht online oder selbst eingestellt. Wählen Sie ein lieferbares Produkt.',
  },
  circle: {
    nl: 'Dit product volgt zelf die opvolger op. Kies een ander product.',
    en: 'This product itself succeeds that successor. Choose another product.',
    de: 'Dieses Produkt folgt selbst auf diesen Nachfolger. Wählen Sie ein anderes.',
  },
  product: {
    nl: 'Dit product bestaat niet meer.',
    en: 'This product no longer exists.',
    de: 'Dieses Produkt gibt es nicht mehr.',
  },
};

const longDay = (language: string, day: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Returns the availability of a product in words, such as "Uitlopend tot 1 maart 2027". */
export function stateLabel({ availability, discontinuedOn }: Pick<StoredAvailability, 'availability' | 'discontinuedOn'>): Label {
  const day = (language: string) => (discontinuedOn ? longDay(language, discontinuedOn) : '–');
  if (availability === 'phasingOut')
    return { nl: `Uitlopend tot ${day('nl')}`, en: `Phasing out until ${day('en')}`, de: `Auslaufend bis ${day('de')}` };
  if (availability === 'discontinued')
    return { nl: `Vervallen sinds ${day('nl')}`, en: `Discontinued since ${day('en')}`, de: `Eingestellt seit ${day('de')}` };
  return { nl: 'Leverbaar', en: 'Available', de: 'Lieferbar' };
}

/** Returns until when spare parts are available. */
export const partsLabel = (year: number): Label => ({
  nl: `Reserveonderdelen tot en met ${year}`,
  en: `Spare parts until the end of ${year}`,
  de: `Ersatzteile bis Ende ${year}`,
});

/** Returns what the button of the confirmation does. */
export const confirmLabel = (day: string, isPlanned: boolean): Label => ({
  nl: isPlanned ? `Laten vervallen op ${longDay('nl', day)}` : 'Nu laten vervallen',
  en: isPlanned ? `Discontinue on ${longDay('en', day)}` : 'Discontinue now',
  de: isPlanned ? `Am ${longDay('de', day)} einstellen` : 'Jetzt einstellen',
});

/** Returns when the change takes effect. */
export const whenLabel = (day: string, isPlanned: boolean): Label => ({
  nl: isPlanned
    ? `Gaat in op ${longDay('nl', day)} om 00:00 uur, in alle talen. Tot die dag ziet de bezoeker niets.`
    : 'Staat meteen online, in alle talen. U kunt het terugdraaien.',
  en: isPlanned
    ? `Takes effect on ${longDay('en', day)} at 00:00, in all languages. Visitors see nothing before that day.`
    : 'Goes live immediately, in all languages. You can undo it.',
  de: isPlanned
    ? `Gilt ab ${longDay('de', day)}, 00:00 Uhr, in allen Sprachen. Bis dahin sehen Besucher nichts.`
    : 'Ist sofort online, in allen Sprachen. Sie können es zurücknehmen.',
});
