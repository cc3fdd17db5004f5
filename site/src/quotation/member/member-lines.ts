import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { MemberQuotationLineFragment } from '../../platform/generated/operations-types.ts';
import type { QuotationLine } from '../quotation-line.ts';

/** Converts lines of a member's account to lines of the browser's list. */
export function memberLines(lines: readonly FragmentOf<MemberQuotationLineFragment>[]): QuotationLine[] {
  return lines.map((masked) => {
    const line = read<MemberQuotationLineFragment>(masked);
    const { product, amount, variant, colour, mounting, options, part, remark, section } = line;
    const { id, uri, title, category, productImage } = product;
    return {
      ...{ id, uri, title, amount, category: category.title, productImage: productImage?.crop.url ?? '' },
      ...(variant && { variant }),
      ...(colour && { colour }),
      ...(mounting && { mounting }),
      ...(options.length > 0 && { options }),
      ...(part && { part }),
      ...(remark && { remark }),
      ...(section && { section }),
    };
  });
}
