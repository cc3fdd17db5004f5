import { read } from '../../../platform/data/operation.ts';
import type { QuotationProductFragment, SharedQuotationListQuery } from '../../../platform/generated/operations-types.ts';
import type { QuotationLine } from '../../quotation-line.ts';
import type { QuotationProducts } from '../line-details.ts';

export type SharedList = NonNullable<SharedQuotationListQuery['sharedQuotationList']>;

/**
 * Converts a shared list to lines and products in the reader's language. A product that is no longer live gets a unique negative
 * id.
 */
export function sharedLines({ lines }: SharedList): { lines: QuotationLine[]; products: QuotationProducts } {
  const products = new Map<number, QuotationProductFragment | undefined>();
  const found = lines.map(({ title, product: masked, amount, ...choice }, place): QuotationLine => {
    const product = masked ? read<QuotationProductFragment>(masked) : undefined;
    const id = masked?.id ?? -1 - place;
    products.set(id, product);
    const { variant, colour, mounting, options, part, remark, section } = choice;
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
      ...(options.length > 0 && { options }),
      ...(part && { part }),
      ...(remark && { remark }),
      ...(section && { section }),
    };
  });
  return { lines: found, products };
}
