import type { SupplyFragment } from '../../../platform/generated/operations-types.ts';
import type { Formats } from '../../../platform/locale/formats.ts';
import type { MessageTexts, Translate } from '../../../platform/messages/page-messages.tsx';

type CardText = keyof MessageTexts['products'];
type PageText = keyof MessageTexts['products/product-page'];
type FigureName = Exclude<keyof SupplyFragment, '__typename' | ' $fragmentName' | 'embedDepthMm' | 'madeIn'>;

/** Labels of figures on cards are texts of the cards, so that lists do not load those of the product page. */
type Figure = ({ label: PageText; onCard?: false } | { label: CardText; onCard: true }) & {
  /** Unit of the value, a name or a sign such as kg; a year has none. */
  unit?: 'weeks' | 'months' | 'years' | 'mm' | 'kg' | 'l' | '%';
};

/** The figures of the supply terms, in the order of the product page. */
const figures: Record<FigureName, Figure> = {
  leadTimeStandardWeeks: { label: 'leadTimeStandard', unit: 'weeks' },
  leadTimeSpecialWeeks: { label: 'leadTimeSpecial', unit: 'weeks' },
  warrantyYears: { label: 'warranty', unit: 'years' },
  sparePartsYears: { label: 'spareParts', unit: 'years' },
  maintenanceIntervalMonths: { label: 'maintenance', onCard: true, unit: 'months' },
  designYear: { label: 'designYear' },
};

const all = Object.entries(figures) as [FigureName, Figure][];

export type FigureWords = {
  t: Translate<'products/product-page'>;
  onCard: Translate<'products'>;
  format: Pick<Formats, 'quantity'>;
};

/** Returns the figures that a product has, with label and formatted value, in the order of the product page. */
export function statedFigures(supply: SupplyFragment, { t, onCard, format }: FigureWords) {
  return all.flatMap(([name, figure]) => {
    const value = supply[name] ?? null;
    if (value === null) return [];
    const label = figure.onCard ? onCard(figure.label) : t(figure.label);
    return [{ label, value: figure.unit ? format.quantity(value, figure.unit) : String(value) }];
  });
}
