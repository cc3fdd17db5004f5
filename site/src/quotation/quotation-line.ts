/** What makes a line of the quotation list that line: its product, how it was chosen, and the remark beside it (QUO-01). */
export type LineIdentity = {
  /** The product. */
  id: number;
  /** The article number of the variant. */
  variant?: string;
  /** The code of the colour. */
  colour?: string;
  /** The key of the mounting. */
  mounting?: string;
  remark?: string;
};

/** A product as it can be put on the quotation list: no price is part of it. */
export type QuotationItem = LineIdentity & {
  uri: string;
  title: string;
  category: string;
  /** The path of its picture of 140 by 100 px; empty where it has none. */
  productImage: string;
};

/** A line of the quotation list. Its amount is null while the visitor types another. */
export type QuotationLine = QuotationItem & { amount: number | null };

export type QuotationLines = readonly QuotationLine[];

/** Whether two are the same line. */
export function isSameLine(one: LineIdentity, other: LineIdentity): boolean {
  return (
    one.id === other.id &&
    (['variant', 'colour', 'mounting', 'remark'] as const).every((part) => (one[part] ?? '') === (other[part] ?? ''))
  );
}
