/** Data that identify a line of the quotation list: its product, choices and remark (QUO-01). */
export type LineIdentity = {
  /** Id of the product. */
  id: number;
  /** Article number of the variant. */
  variant?: string;
  /** Code of the colour. */
  colour?: string;
  /** Key of the mounting. */
  mounting?: string;
  /** Article numbers of options of the product (CAT-16). */
  options?: readonly string[];
  /** Article number of a spare part of the product, for which the line asks instead of the product (CAT-18). */
  part?: string;
  remark?: string;
  /** Id of its section, so that a product can be in two sections (QUO-11). */
  section?: string;
};

/** A product that can be added to the quotation list. It contains no price. */
export type QuotationItem = LineIdentity & {
  uri: string;
  title: string;
  category: string;
  /** Path of its picture of 140 by 100 px; empty if it has none. */
  productImage: string;
};

/** A line of the quotation list. The amount is null while the visitor types. */
export type QuotationLine = QuotationItem & { amount: number | null };

export type QuotationLines = readonly QuotationLine[];

/** Returns a text that is equal for the same options in any order. */
const optionsKey = ({ options = [] }: LineIdentity) => options.toSorted().join();

/** Whether two lines have the same product in the same choices, in any section and with any remark. */
export const haveSameChoices = (one: LineIdentity, other: LineIdentity): boolean =>
  isSameLine({ ...one, remark: '', section: '' }, { ...other, remark: '', section: '' });

/** Whether two lines have the same identity. */
export function isSameLine(one: LineIdentity, other: LineIdentity): boolean {
  return (
    one.id === other.id &&
    (['variant', 'colour', 'mounting', 'part', 'remark', 'section'] as const).every(
      (field) => (one[field] ?? '') === (other[field] ?? ''),
    ) &&
    optionsKey(one) === optionsKey(other)
  );
}
