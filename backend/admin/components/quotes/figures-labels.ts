import type { Label } from '../../../src/platform/payload/label.ts';

/** Texts of the figures of quote requests. */
export const figuresLabels = {
  title: { nl: 'Cijfers van offertes', en: 'Quote figures', de: 'Zahlen zu Angeboten' },
  intro: {
    nl: 'Naar de maand waarin een aanvraag binnenkwam, met richtprijzen van die dag, exclusief btw. De lopende maand telt mee in de tabel, niet in de grafiek.',
    en: 'By the month in which a request arrived, with the guide prices of that day, excluding VAT. The running month is in the table, not in the chart.',
    de: 'Nach dem Monat, in dem eine Anfrage einging, mit den Richtpreisen dieses Tages, ohne MwSt. Der laufende Monat steht in der Tabelle, nicht im Diagramm.',
  },
  back: { nl: 'Naar de aanvragen', en: 'To the requests', de: 'Zu den Anfragen' },
  won: { nl: 'gewonnen van de afgeronde', en: 'won of those decided', de: 'gewonnen von den entschiedenen' },
  answered: { nl: 'dagen tot het eerste antwoord', en: 'days until the first answer', de: 'Tage bis zur ersten Antwort' },
  requested: { nl: 'aanvragen', en: 'requests', de: 'Anfragen' },
  perMonth: { nl: 'Waarde per maand', en: 'Value per month', de: 'Wert je Monat' },
  months: { nl: 'Per maand', en: 'By month', de: 'Je Monat' },
  products: { nl: 'Per product', en: 'By product', de: 'Je Produkt' },
  advisers: { nl: 'Open per adviseur', en: 'Open by adviser', de: 'Offen je Berater' },
  tooFew: {
    nl: 'Hier komt een grafiek zodra er twee hele maanden met aanvragen zijn.',
    en: 'A chart appears here after two whole months with requests.',
    de: 'Hier erscheint ein Diagramm nach zwei ganzen Monaten mit Anfragen.',
  },
  none: { nl: 'Er zijn nog geen aanvragen.', en: 'There are no requests yet.', de: 'Es gibt noch keine Anfragen.' },
  month: { nl: 'Maand', en: 'Month', de: 'Monat' },
  running: { nl: 'lopend', en: 'running', de: 'laufend' },
  product: { nl: 'Product', en: 'Product', de: 'Produkt' },
  adviser: { nl: 'Adviseur', en: 'Adviser', de: 'Berater' },
  noAdviser: { nl: 'Niet toegewezen', en: 'Not assigned', de: 'Nicht zugewiesen' },
  requests: { nl: 'Aanvragen', en: 'Requests', de: 'Anfragen' },
  pieces: { nl: 'Stuks', en: 'Pieces', de: 'Stück' },
  value: { nl: 'Waarde', en: 'Value', de: 'Wert' },
  wonCount: { nl: 'Gewonnen', en: 'Won', de: 'Gewonnen' },
  wonValue: { nl: 'Waarde gewonnen', en: 'Value won', de: 'Wert gewonnen' },
  lostCount: { nl: 'Verloren', en: 'Lost', de: 'Verloren' },
  lostValue: { nl: 'Waarde verloren', en: 'Value lost', de: 'Wert verloren' },
} as const satisfies Record<string, Label>;
