import type { NumberField, TextField, TextFieldSingleValidation } from 'payload';
import { forPriceReaders } from '../../platform/access/collection-access.ts';
import { euros } from '../../platform/payload/fields/number-fields.ts';
import { text } from '../../platform/payload/fields/text-fields.ts';
import type { Label } from '../../platform/payload/label.ts';
import { limits } from '../../platform/payload/limits.ts';

/** Returns the field for the article number of a variant, option or spare part. */
export function itemNumber(name: 'sku' | 'number', description: Label, validate: TextFieldSingleValidation): TextField {
  const label = { nl: 'Artikelnummer', en: 'Item number', de: 'Artikelnummer' };
  return text(name, label, { required: true, unique: true, maxLength: limits.key, description, validate });
}

/** Returns the field for the net price of a variant, option or spare part, which guests cannot read (CAT-06). */
export function itemPrice(description: Label, field?: string): NumberField {
  const label = {
    nl: 'Prijs (€, netto, exclusief btw)',
    en: 'Price (€, net, excluding VAT)',
    de: 'Preis (€, netto, ohne MwSt.)',
  };
  return euros(
    'priceEur',
    label,
    { min: 0, max: 1_000_000 },
    { readableBy: forPriceReaders, description, ...(field && { field }) },
  );
}
