import type { Field } from 'payload';
import { checkbox } from '../../platform/payload/fields/choice-fields.ts';
import { wholeNumber } from '../../platform/payload/fields/number-fields.ts';
import { text, texts } from '../../platform/payload/fields/text-fields.ts';

const weeks = { min: 0, max: 104 };
const years = { min: 0, max: 100 };

/** Returns the fields for lead time, warranty, origin and certificates of a product. */
export function productSupply(): Field[] {
  return [
    wholeNumber(
      'leadTimeStandardWeeks',
      {
        nl: 'Levertijd standaardkleur (weken)',
        en: 'Lead time, standard colour (weeks)',
        de: 'Lieferzeit Standardfarbe (Wochen)',
      },
      weeks,
    ),
    wholeNumber(
      'leadTimeSpecialWeeks',
      { nl: 'Levertijd andere kleur (weken)', en: 'Lead time, other colour (weeks)', de: 'Lieferzeit andere Farbe (Wochen)' },
      weeks,
    ),
    wholeNumber('warrantyYears', { nl: 'Garantie (jaren)', en: 'Warranty (years)', de: 'Garantie (Jahre)' }, years),
    wholeNumber(
      'sparePartsYears',
      { nl: 'Reserveonderdelen (jaren)', en: 'Spare parts (years)', de: 'Ersatzteile (Jahre)' },
      years,
    ),
    wholeNumber('designYear', { nl: 'Ontwerpjaar', en: 'Year of design', de: 'Entwurfsjahr' }, { min: 1800, max: 2200 }),
    text(
      'madeIn',
      { nl: 'Gemaakt in (landcode)', en: 'Made in (country code)', de: 'Hergestellt in (Ländercode)' },
      { maxLength: 2 },
    ),
    checkbox('sampleAvailable', { nl: 'Monster beschikbaar', en: 'Sample available', de: 'Muster erhältlich' }),
    checkbox('stock', { nl: 'Op voorraad', en: 'In stock', de: 'Ab Lager' }),
    texts('certificates', { nl: 'Certificaten', en: 'Certificates', de: 'Zertifikate' }, { localized: true }),
    texts('norms', { nl: 'Normen', en: 'Standards', de: 'Normen' }, { localized: true }),
  ];
}
