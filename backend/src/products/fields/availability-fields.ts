import type { Field, RelationshipFieldSingleValidation } from 'payload';
import { relationship as validateRelationship } from 'payload/shared';
import { relation } from '../../platform/payload/fields/relation-fields.ts';
import { labelFor } from '../../platform/payload/label.ts';
import { isReplacement } from '../../platform/payload/replacement-request.ts';
import { availabilities, availabilityLabels } from '../discontinuation/availability.ts';

/** Saving a product leaves these fields as they are, also in a form that was opened before they changed. */
const access = { create: () => false, update: () => false };

const itself = {
  nl: 'Een product kan zichzelf niet opvolgen.',
  en: 'A product cannot succeed itself.',
  de: 'Ein Produkt kann nicht sein eigener Nachfolger sein.',
};

const validateSuccessor: RelationshipFieldSingleValidation = (value, options) =>
  typeof value === 'number' && value === options.id ? labelFor(options.req, itself) : validateRelationship(value, options);

/**
 * Returns the fields for the availability of a product. Only discontinuing it writes them (`discontinuation/`), in the published product
 * and its latest draft alike (CAT-17).
 */
export function productAvailability(): Field[] {
  const successor = relation('successor', { nl: 'Opvolger', en: 'Successor', de: 'Nachfolger' }, 'products', {
    validate: validateSuccessor,
  });
  return [
    {
      name: 'availability',
      type: 'select',
      label: { nl: 'Leverbaarheid', en: 'Availability', de: 'Lieferbarkeit' },
      defaultValue: 'available',
      options: availabilities.map((value) => ({ value, label: availabilityLabels[value] })),
      index: true,
      access,
      admin: {
        position: 'sidebar',
        readOnly: true,
        components: { Cell: '/components/products/availability-cell.tsx#AvailabilityCell' },
      },
    },
    {
      name: 'discontinuedOn',
      type: 'text',
      label: { nl: 'Vervallen op', en: 'Discontinued on', de: 'Eingestellt am' },
      maxLength: 10,
      access,
      admin: { hidden: true, disableListColumn: true },
    },
    { ...successor, access: { ...access, update: ({ req }) => isReplacement(req) }, admin: { hidden: true } },
    {
      name: 'sparePartsUntil',
      type: 'number',
      label: { nl: 'Onderdelen tot en met', en: 'Spare parts until', de: 'Ersatzteile bis' },
      access,
      admin: { hidden: true, disableListColumn: true },
    },
  ];
}
