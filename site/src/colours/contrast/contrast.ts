/**
 * Minimum contrasts by Michelson according to DIN 32975:2009-12: 0.4 for orientation and guidance, 0.7 for warnings,
 * obstacles and written information.
 */
export const minContrast = { orientation: 0.4, warning: 0.7 } as const;

/** Minimum reflectance of the lighter of two surfaces according to DIN 32975:2009-12. */
export const minLighter = 50;

/** Minimum difference of the reflectances according to BS 8300-1:2018 and Approved Document M, for the United Kingdom. */
export const minDifference = 30;

/** Contrast of two surfaces, of which the reflectance is known. */
export type Contrast = {
  /** Michelson contrast, from 0 to 1. */
  michelson: number;
  /** Difference of the reflectances, from 0 to 100. */
  difference: number;
  lighter: number;
  darker: number;
  isForOrientation: boolean;
  isForWarning: boolean;
  /** Whether the lighter surface reflects enough light for the standard. */
  isLighterEnough: boolean;
  /** Whether the difference meets British practice. */
  isDifferentEnough: boolean;
};

/** Returns the contrast of two surfaces by their light reflectance values, from 0 to 100. */
export function contrastOf(one: number, other: number): Contrast {
  const lighter = Math.max(one, other);
  const darker = Math.min(one, other);
  // One decimal, as the values have: binary fractions would give 0.39999 for a contrast of 0.4.
  const difference = rounded(lighter - darker, 10);
  const sum = lighter + darker;
  const michelson = sum === 0 ? 0 : rounded(difference / sum, 1e9);
  return {
    michelson,
    difference,
    lighter,
    darker,
    isForOrientation: michelson >= minContrast.orientation,
    isForWarning: michelson >= minContrast.warning,
    isLighterEnough: lighter >= minLighter,
    isDifferentEnough: difference >= minDifference,
  };
}

/** Returns a contrast with two decimals. A contrast below a threshold never becomes that threshold. */
export function shownContrast(michelson: number): number {
  const shown = rounded(michelson, 100);
  const isCrossed = Object.values(minContrast).some((threshold) => michelson < threshold && shown >= threshold);
  return isCrossed ? rounded(shown - 0.01, 100) : shown;
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}

/** Maximum length of a typed reflectance. */
export const maxReflectanceLength = 8;

/** Reads a reflectance as a visitor types it, such as '38,6' or '38.6 %'. Returns undefined for anything but 0 to 100. */
export function parseReflectance(typed: string): number | undefined {
  const found = typed.length > maxReflectanceLength ? null : /^(\d{1,3})(?:[.,](\d{1,2}))?\s?%?$/.exec(typed.trim());
  if (!found) return undefined;
  const value = Number(`${found[1]}.${found[2] ?? 0}`);
  return value <= 100 ? value : undefined;
}

/** Returns the grey that has a reflectance on a screen, as '#8e8e8e'. */
export function greyOf(reflectance: number): string {
  const linear = reflectance / 100;
  const share = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  const digits = Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
  return `#${digits.repeat(3)}`;
}
