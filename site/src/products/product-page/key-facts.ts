type Row = { key: string; name: string; value: string; unit: string | null };

/** The first fact of the dictionary that is a measure: what a specifier asks of this kind of product, its seat height for instance. */
export function leadingMeasure<Fact extends Row>(specifications: readonly Fact[]): Fact | undefined {
  return specifications.find(({ unit }) => unit === 'mm');
}

/** Measures and weights go into the table of variants, all else into the title block above it. */
export function isTableRow({ unit }: Row): boolean {
  return unit === 'mm' || unit === 'kg';
}
