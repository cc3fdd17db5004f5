/** Represents any colour of the RAL chart that the product does not list. */
export const anyRalCode = 'RAL';

type LeadTimes = { leadTimeStandardWeeks: number | null; leadTimeSpecialWeeks: number | null };

/**
 * Returns the lead time in weeks for a colour. The default colour, which comes first, has the standard time. Other colours with a
 * surcharge and any other RAL colour have the special time.
 */
export function leadTimeOf(
  { leadTimeStandardWeeks, leadTimeSpecialWeeks }: LeadTimes,
  colours: readonly { code: string; hasSurcharge: boolean }[],
  chosen: string | undefined,
): number | null {
  const isSpecial = chosen === anyRalCode || colours.slice(1).some(({ code, hasSurcharge }) => code === chosen && hasSurcharge);
  return isSpecial ? leadTimeSpecialWeeks : leadTimeStandardWeeks;
}
