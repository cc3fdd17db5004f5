import type { QuoteRequestStatus } from '../../platform/generated/contract.ts';
import type { Label } from '../../platform/payload/label.ts';

/** Statuses of a quote request. `answered` is one in progress, and `closed` one that lapsed. */
export const statusLabels = {
  new: { nl: 'Nieuw', en: 'New', de: 'Neu' },
  answered: { nl: 'In behandeling', en: 'In progress', de: 'In Bearbeitung' },
  offered: { nl: 'Offerte verstuurd', en: 'Quote sent', de: 'Angebot gesendet' },
  won: { nl: 'Gewonnen', en: 'Won', de: 'Gewonnen' },
  lost: { nl: 'Verloren', en: 'Lost', de: 'Verloren' },
  closed: { nl: 'Vervallen', en: 'Lapsed', de: 'Entfallen' },
} as const satisfies Record<string, Label>;

export type RequestStatus = keyof typeof statusLabels;

const openStatuses: ReadonlySet<RequestStatus> = new Set(['new', 'answered', 'offered']);

/** Whether the company still has to do something for a request. */
export const isOpen = (status: RequestStatus): boolean => openStatuses.has(status);

/** Status as the member who sent the request sees it. Members do not see whether a request was won or lost. */
export const statusForMember: Readonly<Record<RequestStatus, QuoteRequestStatus>> = {
  ...{ new: 'new', answered: 'answered', offered: 'answered' },
  ...{ won: 'closed', lost: 'closed', closed: 'closed' },
};

/** Name of the amount of the offer or the order. */
export const offerLabel = {
  nl: 'Offertebedrag, excl. btw',
  en: 'Amount offered, excl. VAT',
  de: 'Angebotsbetrag, ohne MwSt.',
} as const satisfies Label;

/** Maximum amount of an offer, as of a price. */
export const maxOfferEur = 1_000_000;

/** Reasons for which a request is lost. */
export const lossReasons = {
  price: { nl: 'Prijs', en: 'Price', de: 'Preis' },
  leadTime: { nl: 'Levertijd', en: 'Lead time', de: 'Lieferzeit' },
  range: { nl: 'Past niet bij de vraag', en: 'Range does not fit', de: 'Sortiment passt nicht' },
  cancelled: { nl: 'Project gaat niet door', en: 'Project cancelled', de: 'Projekt entfällt' },
  silence: { nl: 'Geen reactie', en: 'No reply', de: 'Keine Rückmeldung' },
  other: { nl: 'Andere reden', en: 'Other reason', de: 'Anderer Grund' },
} as const satisfies Record<string, Label>;

export type LossReason = keyof typeof lossReasons;
