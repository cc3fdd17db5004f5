/** Maximum number of options of a line. */
export const maxOptions = 20;

/** An option of a product (CAT-16). It names the options of the same product that it excludes or requires by their article numbers. */
export type OptionRule = { number: string; excludes: readonly string[]; requires: readonly string[] };

/** Whether two options exclude each other. It suffices that one of them says so. */
function excludeEachOther(one: OptionRule, other: OptionRule): boolean {
  return one.number !== other.number && (one.excludes.includes(other.number) || other.excludes.includes(one.number));
}

/** Returns an option with all options that it requires, directly or through others; undefined if one of these is unknown. */
function withRequired<Option extends OptionRule>(options: readonly Option[], first: Option): Option[] | undefined {
  const found = new Set([first]);
  for (const { requires } of found) {
    for (const number of requires) {
      const required = options.find((option) => option.number === number);
      if (!required) return undefined;
      found.add(required);
    }
  }
  return [...found];
}

/**
 * Returns the chosen options of a product in the order of the product, with those that they require. Unknown options are left out, and so is
 * an option that an earlier one excludes.
 */
export function resolveOptions<Option extends OptionRule>(options: readonly Option[], chosen: readonly string[]): Option[] {
  const resolved = new Set<Option>();
  for (const option of options.filter(({ number }) => chosen.includes(number))) {
    const all = withRequired(options, option);
    const isFree = all?.every((one) => [...resolved, ...all].every((other) => !excludeEachOther(one, other)));
    if (all && isFree && new Set([...resolved, ...all]).size <= maxOptions) for (const one of all) resolved.add(one);
  }
  return options.filter((option) => resolved.has(option));
}

/** Returns the chosen options of a product in the order of the product; undefined if they are unknown, or not possible together. */
export function possibleOptions<Option extends OptionRule>(
  options: readonly Option[],
  chosen: readonly string[] = [],
): Option[] | undefined {
  const resolved = resolveOptions(options, chosen);
  return resolved.length === chosen.length && resolved.every(({ number }) => chosen.includes(number)) ? resolved : undefined;
}

/** Adds an option with those that it requires, or removes it with those that require it. Returns the article numbers in order. */
export function toggleOption(options: readonly OptionRule[], chosen: readonly string[], number: string): string[] {
  const before = resolveOptions(options, chosen);
  const isRemoved = before.some((option) => option.number === number);
  const after = isRemoved
    ? before.filter((option) => !withRequired(options, option)?.some((one) => one.number === number))
    : resolveOptions(options, [...chosen, number]);
  return after.map((option) => option.number);
}

/** Returns the first chosen option that prevents an option, because it excludes it or an option that it requires; undefined if it is free. */
export function excludedBy<Option extends OptionRule>(
  options: readonly Option[],
  chosen: readonly string[],
  option: Option,
): Option | undefined {
  const wanted = withRequired(options, option) ?? [option];
  return options.find((other) => chosen.includes(other.number) && wanted.some((one) => excludeEachOther(one, other)));
}

/** Adds the weight of options to that of a product, without the errors of floating-point numbers. An unknown weight stays unknown. */
export function weightWith(
  weightKg: number | null | undefined,
  options: readonly { weightKg?: number | null | undefined }[],
): number | null {
  if (weightKg == null) return null;
  return Math.round(options.reduce((sum, option) => sum + (option.weightKg ?? 0), weightKg) * 1000) / 1000;
}

/** Adds the prices of options to that of a product in EUR; null if one of them is unknown. */
export function priceWith(amount: number | null | undefined, prices: readonly (number | null | undefined)[]): number | null {
  const all = [amount, ...prices].filter((price) => price != null);
  return all.length <= prices.length ? null : Math.round(all.reduce((sum, price) => sum + price, 0) * 100) / 100;
}
