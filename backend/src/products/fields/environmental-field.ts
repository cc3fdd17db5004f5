import type { Condition, GroupField } from 'payload';
import type { Product } from '../../platform/generated/payload-types.ts';
import { checkbox } from '../../platform/payload/fields/choice-fields.ts';
import { amountField, number } from '../../platform/payload/fields/number-fields.ts';
import { text } from '../../platform/payload/fields/text-fields.ts';
import type { Label } from '../../platform/payload/label.ts';

const percent = { min: 0, max: 100 };
const figure = { min: 0, max: 1_000_000 };

const hints = {
  figure: {
    nl: 'Zichtbaar zodra systeemgrens, bron en maand zijn ingevuld.',
    en: 'Appears once boundary, source and month are filled in.',
    de: 'Sichtbar, sobald Systemgrenze, Quelle und Monat ausgefüllt sind.',
  },
  dataQuality: {
    nl: 'Hoe betrouwbaar de cijfers zijn, zoals: geverifieerde EPD.',
    en: 'How reliable the figures are, such as: verified EPD.',
    de: 'Wie verlässlich die Zahlen sind, etwa: geprüfte EPD.',
  },
  boundary: {
    nl: 'Welke fasen de cijfers omvatten, zoals A1-A3. Zonder dit verschijnen er geen cijfers.',
    en: 'Which stages the figures cover, such as A1-A3. Without it no figures appear.',
    de: 'Welche Phasen die Zahlen umfassen, etwa A1-A3. Ohne dies erscheinen keine Zahlen.',
  },
  source: {
    nl: 'Zoals de naam van de EPD. Zonder dit verschijnen er geen cijfers.',
    en: 'Such as the name of the EPD. Without it no figures appear.',
    de: 'Etwa der Name der EPD. Ohne dies erscheinen keine Zahlen.',
  },
  date: {
    nl: 'Maand van de cijfers. Zonder dit verschijnen er geen cijfers.',
    en: 'Month of the figures. Without it no figures appear.',
    de: 'Monat der Zahlen. Ohne dies erscheinen keine Zahlen.',
  },
  illustrative: {
    nl: 'Vermeldt bij de cijfers dat ze geen geverifieerde milieuverklaring zijn.',
    en: 'States beside the figures that they are no verified environmental declaration.',
    de: 'Vermerkt bei den Zahlen, dass sie keine geprüfte Umweltdeklaration sind.',
  },
  group: {
    nl: 'CO₂ en MKI verschillen per variant: bij meer varianten vult u die daar in, en blijft bewaard wat hier stond.',
    en: 'CO₂ and the cost indicator differ per variant: with several variants, enter them there. What was entered here stays stored.',
    de: 'CO₂ und Kostenindikator unterscheiden sich je Variante: Bei mehreren Varianten tragen Sie sie dort ein. Was hier stand, bleibt gespeichert.',
  },
} satisfies Record<string, Label>;

/** Whether a product has at most one variant, so that its own figures apply to it (CAT-10). */
const hasOneVariant: Condition<Partial<Product> & { id: number }> = ({ variants }) => (variants?.docs?.length ?? 0) < 2;

/**
 * Returns the field group for environmental figures with their boundary, source and date, which the site requires for showing
 * them.
 */
export function environmental(): GroupField {
  return {
    name: 'environmental',
    type: 'group',
    label: { nl: 'Milieucijfers', en: 'Environmental figures', de: 'Umweltkennzahlen' },
    admin: { description: hints.group },
    fields: [
      number('co2eKg', { nl: 'CO₂-equivalent (kg)', en: 'CO₂ equivalent (kg)', de: 'CO₂-Äquivalent (kg)' }, figure, {
        description: hints.figure,
        condition: hasOneVariant,
      }),
      number('mkiEur', { nl: 'MKI (€)', en: 'Environmental cost indicator (€)', de: 'Umweltkostenindikator (€)' }, figure, {
        field: amountField,
        description: hints.figure,
        condition: hasOneVariant,
      }),
      number('recycledContentPercent', { nl: 'Gerecycled (%)', en: 'Recycled content (%)', de: 'Rezyklatanteil (%)' }, percent, {
        description: hints.figure,
      }),
      number(
        'detachabilityPercent',
        { nl: 'Losmaakbaar (%)', en: 'Design for disassembly (%)', de: 'Demontierbar (%)' },
        percent,
        { description: hints.figure },
      ),
      text(
        'dataQuality',
        { nl: 'Gegevenskwaliteit', en: 'Data quality', de: 'Datenqualität' },
        { localized: true, description: hints.dataQuality },
      ),
      text(
        'boundary',
        { nl: 'Systeemgrens', en: 'System boundary', de: 'Systemgrenze' },
        { localized: true, description: hints.boundary },
      ),
      text('source', { nl: 'Bron', en: 'Source', de: 'Quelle' }, { localized: true, maxLength: 300, description: hints.source }),
      text(
        'date',
        { nl: 'Jaar en maand (2026-11)', en: 'Year and month (2026-11)', de: 'Jahr und Monat (2026-11)' },
        {
          maxLength: 7,
          description: hints.date,
          validate: (value) => !value || /^\d{4}-(0[1-9]|1[0-2])$/.test(value) || '2026-11',
        },
      ),
      checkbox('illustrative', { nl: 'Indicatief', en: 'Illustrative', de: 'Beispielhaft' }, { description: hints.illustrative }),
    ],
  };
}
