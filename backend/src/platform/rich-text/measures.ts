const units = 'mm|cm|dm|m|m²|m³|km|kg|g|ton|tonnes?|Nm|kN|kW|kWh|µm|°C|%|kB|MB|procent|percent|Prozent';

const numberBeforeUnit = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu');
const signBeforeNumber = /(€|©|RAL|DB|EN|ISO|DIN|NEN) (?=\d)/g;

/** Joins a number with its unit or sign by a non-breaking space: `480 mm`, `€ 12`, `RAL 7016`. */
export function keepMeasuresTogether(text: string): string {
  return text.replace(numberBeforeUnit, '$1\u00a0').replace(signBeforeNumber, '$1\u00a0');
}
