import type { Label } from '../../platform/payload/label.ts';

/** `phasingOut` becomes `discontinued` on its day. */
export const availabilities = ['available', 'phasingOut', 'discontinued'] as const;

export type Availability = (typeof availabilities)[number];

export const availabilityLabels: Record<Availability, Label> = {
  available: { nl: 'Leverbaar', en: 'Available', de: 'Lieferbar' },
  phasingOut: { nl: 'Uitlopend', en: 'Phasing out', de: 'Auslaufend' },
  discontinued: { nl: 'Vervallen', en: 'Discontinued', de: 'Eingestellt' },
};

/** Availability of a product as stored: its state, the day of the change, the successor, and the last year with spare parts. */
export type StoredAvailability = {
  availability: Availability;
  /** Day in Dutch time, as `YYYY-MM-DD`. */
  discontinuedOn: string | null;
  successorId: number | null;
  sparePartsUntil: number | null;
};
