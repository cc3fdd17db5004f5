import type { Field } from 'payload';
import { checkbox } from '../../platform/payload/fields/choice-fields.ts';
import { wholeNumber } from '../../platform/payload/fields/number-fields.ts';
import { countryCode, texts } from '../../platform/payload/fields/text-fields.ts';
import { notOnSite } from '../../platform/payload/label.ts';
import { type Figure, supplyFigureNames, supplyFigures } from '../supply-figures.ts';

/** Returns the fields for lead time, warranty, origin and certificates of a product. */
export function productSupply(): Field[] {
  return [
    ...supplyFigureNames.map((name) => {
      const { label, description, min, max }: Figure = supplyFigures[name];
      return wholeNumber(name, label, { min, max }, { description });
    }),
    countryCode('madeIn', { nl: 'Gemaakt in (landcode)', en: 'Made in (country code)', de: 'Hergestellt in (Ländercode)' }),
    checkbox(
      'sampleAvailable',
      { nl: 'Monster beschikbaar', en: 'Sample available', de: 'Muster erhältlich' },
      { description: notOnSite },
    ),
    checkbox('stock', { nl: 'Op voorraad', en: 'In stock', de: 'Ab Lager' }, { description: notOnSite }),
    texts('certificates', { nl: 'Certificaten', en: 'Certificates', de: 'Zertifikate' }, { localized: true }),
    texts('norms', { nl: 'Normen', en: 'Standards', de: 'Normen' }, { localized: true }),
  ];
}
