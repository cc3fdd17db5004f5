/** Returns the number of a typed text, with a decimal comma or a decimal point; undefined if the text is no number. */
export function parseNumber(text: string): number | undefined {
  const digits = text.trim().replace('−', '-').replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : undefined;
}

/** Returns the number of a text typed for an integer, which may have separators of thousands, such as `1.800` or `1,800`. */
export function parseInteger(text: string): number | undefined {
  const isGrouped = /^\s*[-−]?[1-9]\d{0,2}(([.,])\d{3}(\2\d{3})*)\s*$/.test(text);
  return parseNumber(isGrouped ? text.replace(/[.,]/g, '') : text);
}

type Steps = { step?: number | undefined; min?: number | undefined; max?: number | undefined };

/** Returns the number one step further in a direction, within its bounds. An empty field starts at zero. */
export function steppedNumber(
  value: number | null | undefined,
  direction: 1 | -1,
  { step = 1, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Steps,
): number {
  const next = Number(((value ?? 0) + direction * step).toPrecision(12));
  return Math.min(max, Math.max(min, next));
}
