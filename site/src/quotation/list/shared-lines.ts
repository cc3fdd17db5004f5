import { read } from '../../platform/data/fragment.ts';
import type { QuotationProductFragment, SharedQuotationListQuery } from '../../platform/generated/operations-types.ts';
import type { QuotationProducts } from '../line-details.ts';
import type { QuotationLine } from '../quotation-line.ts';

export type SharedList = NonNullable<SharedQuotationListQuery['sharedQuotationList']>;

/** A shared list as lines of the reader's language with their products; a product that is not live any more has a negative number of its own. */
export function sharedLines({ lines }: SharedList): { lines: QuotationLine[]; products: QuotationProducts } {
  const products = new Map<number, QuotationProductFragment | undefined>();
  const found = lines.map(({ title, product: masked, amount, ...choice }, place): QuotationLine => {
    const product = masked ? read<QuotationProductFragment>(masked) : undefined;
    const id = masked?.id ?? -1 - place;
    products.set(id, product);
    const { variant, colour, mounting, remark } = choice;
    return {
      id,
      amount,
      title: product?.title ?? title,
      uri: product?.uri ?? '',
      category: product?.category.title ?? '',
      productImage: product?.productImage?.crop.url ?? '',
      ...(variant && { variant }),
      ...(colour && { colour }),
      ...(mounting && { mounting }),
      ...(remark && { remark }),
    };
  });
  return { lines: found, products };
}
