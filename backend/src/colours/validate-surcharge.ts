import type { NumberFieldSingleValidation } from 'payload';
import { validateEuros } from '../platform/payload/fields/number-fields.ts';
import { type Label, labelFor } from '../platform/payload/label.ts';
import { standardGroup } from './colour-source.ts';

const contradictions = {
  standard: {
    nl: 'Een standaardkleur heeft geen meerprijs. Wis de meerprijs, of zet Standaardkleur uit.',
    en: 'A standard colour has no surcharge. Clear the surcharge, or uncheck Standard colour.',
    de: 'Eine Standardfarbe hat keinen Aufpreis. Löschen Sie den Aufpreis, oder schalten Sie Standardfarbe aus.',
  },
  group: {
    nl: 'De kleuren in deze groep hebben geen meerprijs. Wis de meerprijs, of kies een andere groep.',
    en: 'The colours in this group have no surcharge. Clear the surcharge, or choose another group.',
    de: 'Die Farben in dieser Gruppe haben keinen Aufpreis. Löschen Sie den Aufpreis, oder wählen Sie eine andere Gruppe.',
  },
} as const satisfies Record<string, Label>;

type ColourData = { standard?: boolean | null; group?: number | { id: number } | null };

/** Refuses a surcharge for a standard colour, and for a colour in the group of the standard colours (CON-05). */
export const validateSurcharge: NumberFieldSingleValidation = async (value, options) => {
  const { req } = options;
  const { standard, group } = options.data as ColourData;
  if (typeof value !== 'number' || value <= 0) return validateEuros(value, options);
  if (standard) return labelFor(req, contradictions.standard);
  const id = typeof group === 'object' ? group?.id : group;
  const chosen = id && (await req.payload.findByID({ collection: 'colourGroups', id, depth: 0, disableErrors: true, req }));
  return chosen && chosen.key === standardGroup ? labelFor(req, contradictions.group) : validateEuros(value, options);
};
