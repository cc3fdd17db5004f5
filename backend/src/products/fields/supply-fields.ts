import type { Field } from 'payload';
import { checkbox } from '../../platform/payload/fields/choice-fields.ts';
import { wholeNumber } from '../../platform/payload/fields/number-fields.ts';
import { text, texts } from '../../platform/payload/fields/text-fields.ts';
import { supplyFigureNames, supplyFigures } from '../supply-figures.ts';

/** Returns the fields for lead time, warranty, origin and certificates of a product. */
export function productSupply(): Field[] {
  return [
    ...supplyFigureNames.map((name) => wholeNumber(name, supplyFigures[name].label, supplyFigures[name])),
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
