type Row = { key: string; name: string; value: string; unit: string | null };

/**
 * Returns the first fact that is a length, which is the most important measure for this type of product, such as the seat height.
 * Returns undefined without such a fact.
 */
export function leadingMeasure<Fact extends Row>(specifications: readonly Fact[]): Fact | undefined {
  return specifications.find(({ unit }) => unit === 'mm');
}

/** Whether a fact is a row of the table of variants: measures and weights are, other facts are in the title block above. */
export function isTableRow({ unit }: Row): boolean {
  return unit === 'mm' || unit === 'kg';
}
