import type { ElevationSource } from '../../design/pictures/Elevation.tsx';
import type { QuotationProducts } from '../list/line-details.ts';
import type { QuotationLine, QuotationLines } from '../quotation-line.ts';

/** Above this number of pieces, each kind is drawn once. */
const maxDrawings = 40;

/** A drawing with the number of pieces that look like it, and how often it is drawn. */
export type OrderedKind = { line: QuotationLine; elevation: ElevationSource; count: number; drawings: number };

/** Returns the kinds of products on a list that have a drawing, in the order of their first lines. Spare parts have none. */
export function orderedKinds(lines: QuotationLines, products: QuotationProducts): OrderedKind[] {
  const kinds = new Map<string, OrderedKind>();
  for (const line of lines) {
    const product = line.part ? undefined : products.get(line.id);
    const elevation = product?.variants.find(({ sku }) => sku === line.variant)?.elevation ?? product?.elevation;
    if (!elevation) continue;
    const count = (kinds.get(elevation.url)?.count ?? 0) + (line.amount ?? 1);
    kinds.set(elevation.url, { line, elevation, drawings: 1, ...kinds.get(elevation.url), count });
  }
  const found = [...kinds.values()];
  const all = found.reduce((sum, { count }) => sum + count, 0);
  return all > maxDrawings ? found : found.map((kind) => ({ ...kind, drawings: kind.count }));
}
