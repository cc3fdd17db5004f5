/** Stands for a colour of the RAL chart that is not among those of the product. */
export const anyRalCode = 'RAL';

type LeadTimes = { leadTimeStandardWeeks: number | null; leadTimeSpecialWeeks: number | null };

/**
 * Returns the lead time in weeks in a colour. The default colour, which comes first, never takes longer; another with a surcharge does,
 * and any other RAL colour.
 */
export function leadTimeOf(
  { leadTimeStandardWeeks, leadTimeSpecialWeeks }: LeadTimes,
  colours: readonly { code: string; hasSurcharge: boolean }[],
  chosen: string | undefined,
): number | null {
  const isSpecial = chosen === anyRalCode || colours.slice(1).some(({ code, hasSurcharge }) => code === chosen && hasSurcharge);
  return isSpecial ? leadTimeSpecialWeeks : leadTimeStandardWeeks;
}
