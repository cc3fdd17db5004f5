import type { GroupField } from 'payload';
import { checkbox } from '../../platform/payload/fields/choice-fields.ts';
import { number } from '../../platform/payload/fields/number-fields.ts';
import { text } from '../../platform/payload/fields/text-fields.ts';

const percent = { min: 0, max: 100 };
const figure = { min: 0, max: 1_000_000 };

/**
 * Returns the field group for environmental figures with their boundary, source and date, which the site requires for showing
 * them.
 */
export function environmental(): GroupField {
  return {
    name: 'environmental',
    type: 'group',
    label: { nl: 'Milieucijfers', en: 'Environmental figures', de: 'Umweltkennzahlen' },
    fields: [
      number('co2eKg', { nl: 'CO₂-equivalent (kg)', en: 'CO₂ equivalent (kg)', de: 'CO₂-Äquivalent (kg)' }, figure),
      number('mkiEur', { nl: 'MKI (€)', en: 'Environmental cost indicator (€)', de: 'Umweltkostenindikator (€)' }, figure),
      number('recycledContentPercent', { nl: 'Gerecycled (%)', en: 'Recycled content (%)', de: 'Rezyklatanteil (%)' }, percent),
      number(
        'detachabilityPercent',
        { nl: 'Losmaakbaar (%)', en: 'Design for disassembly (%)', de: 'Demontierbar (%)' },
        percent,
      ),
      text('dataQuality', { nl: 'Gegevenskwaliteit', en: 'Data quality', de: 'Datenqualität' }, { localized: true }),
      text('boundary', { nl: 'Systeemgrens', en: 'System boundary', de: 'Systemgrenze' }, { localized: true }),
      text('source', { nl: 'Bron', en: 'Source', de: 'Quelle' }, { localized: true, maxLength: 300 }),
      text(
        'date',
        { nl: 'Jaar en maand (2026-11)', en: 'Year and month (2026-11)', de: 'Jahr und Monat (2026-11)' },
        {
          maxLength: 7,
          validate: (value) => !value || /^\d{4}-(0[1-9]|1[0-2])$/.test(value) || '2026-11',
        },
      ),
      checkbox('illustrative', { nl: 'Indicatief', en: 'Illustrative', de: 'Beispielhaft' }),
    ],
  };
}
