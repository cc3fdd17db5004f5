import type { NumberedProductFragment } from '../../platform/generated/operations-types.ts';
import type { QuotationItem, QuotationLines } from '../quotation-line.ts';
import { add, hasLine, increment } from '../quotation-rules.ts';
import { codeOf, type PastedLine, type PastedProblem } from './pasted-lines.ts';

/** A product that a pasted number names. `sku` is null if it is the number of a spare part, or of a product with several variants. */
export type NumberedProduct = {
  number: string;
  sku: string | null;
  part: string | null;
  product: Omit<NumberedProductFragment, ' $fragmentName'>;
};

/** A pasted line with the item that it orders, or the reason why it orders nothing. */
export type OrderRow = { place: number; text: string } & (
  | { item: QuotationItem; amount: number; variant: string; isDiscontinued: boolean; problem?: undefined }
  | { problem: PastedProblem | 'unknown'; number?: string }
  | { problem: 'severalVariants'; title: string; skus: string[] }
  | { problem: 'partEnded'; title: string; successor: string | null }
);

export type OrderedRow = Extract<OrderRow, { item: QuotationItem }>;

export const isOrdered = (row: OrderRow): row is OrderedRow => row.problem === undefined;

/** Combines pasted lines with the products that their numbers name (QUO-13). */
export function orderRows(lines: readonly PastedLine[], found: readonly NumberedProduct[]): OrderRow[] {
  const byCode = new Map(found.map((numbered) => [codeOf(numbered.number), numbered]));
  return lines.map((line) => {
    const { place, text } = line;
    if (line.problem !== undefined) return { place, text, problem: line.problem };
    const numbered = byCode.get(codeOf(line.number));
    if (!numbered) return { place, text, problem: 'unknown', number: line.number };
    const { sku, part, product } = numbered;
    if (part !== null) return partRow(line, product, part);
    if (sku === null && product.variants.length > 1)
      return { place, text, problem: 'severalVariants', title: product.title, skus: product.variants.map((one) => one.sku) };
    const variant = product.variants.find((one) => one.sku === sku);
    return {
      ...{ place, text, amount: line.amount, item: itemOf(product, sku) },
      variant: product.variants.length > 1 ? (variant?.title ?? '') : '',
      isDiscontinued: product.discontinued !== null,
    };
  });
}

/** Returns the row of a spare part, with the successor of a part that is no longer made (CAT-18). */
function partRow(
  { place, text, amount }: Extract<PastedLine, { number: string }>,
  product: NumberedProduct['product'],
  number: string,
): OrderRow {
  const part = product.spareParts.find((one) => one.number === number);
  if (!part) return { place, text, problem: 'unknown', number };
  const { title, successor } = part;
  if (part.endedYear !== null) return { place, text, problem: 'partEnded', title: `${title} ${number}`, successor };
  const { id, uri, productImage } = product;
  const item = { id, uri, title, category: product.title, productImage: productImage?.crop.url ?? '', part: number };
  return { place, text, amount, item, variant: product.title, isDiscontinued: false };
}

/** Returns the item of a variant in its first colour and mounting, as the page of the product offers it. */
function itemOf({ id, title, uri, category, productImage, colours, mountings }: NumberedProduct['product'], sku: string | null) {
  const [colour, mounting] = [colours[0]?.code, mountings[0]?.key];
  return {
    ...{ id, title, uri, category: category.title, productImage: productImage?.crop.url ?? '' },
    ...(sku && { variant: sku }),
    ...(colour && { colour }),
    ...(mounting && { mounting }),
  };
}

/** Adds the items of rows to a list. The amount of a line that is on the list already is raised. Items beyond a full list are left out. */
export function addOrdered(lines: QuotationLines, rows: readonly OrderedRow[]): QuotationLines {
  return rows.reduce<QuotationLines>((before, { item, amount }) => {
    const more = before.find((line) => hasLine([line], item))?.amount ?? 0;
    return increment(add(before, item), item, more + amount);
  }, lines);
}
