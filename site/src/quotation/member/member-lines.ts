import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { MemberLineProductFragment, MemberQuotationLineFragment } from '../../platform/generated/operations-types.ts';
import type { ListSection } from '../lists/named-list.ts';
import type { QuotationLine } from '../quotation-line.ts';

type AnsweredLine = Omit<MemberQuotationLineFragment, ' $fragmentName' | 'product'> & {
  product: FragmentOf<MemberLineProductFragment>;
};

/** Converts lines of a member's account to lines of the browser's list. */
export function memberLines(lines: readonly FragmentOf<MemberQuotationLineFragment>[]): QuotationLine[] {
  return lines.map((masked) => answeredLine(read<MemberQuotationLineFragment>(masked)));
}

/** Converts a line of the API with its product to a line of the browser's list. */
export function answeredLine({ product: masked, ...line }: AnsweredLine): QuotationLine {
  const { amount, variant, colour, mounting, options, part, remark, section } = line;
  const { id, uri, title, category, productImage } = read<MemberLineProductFragment>(masked);
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
}

/** Converts sections of the API to sections of the browser's list, without the type names of answers, which an input refuses. */
export const answeredSections = (sections: readonly ListSection[]): ListSection[] =>
  sections.map(({ id, name }) => ({ id, name }));
