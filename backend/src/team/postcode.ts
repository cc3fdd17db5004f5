import type { CountryCode } from '@plantsoen/contract/countries.ts';
import { normalizePostcode, postcodeInText } from './adviser-region.ts';

/** Postcodes of numbers, from the lowest to the highest. Letters may follow in the Netherlands. */
type NumericFormat = { form: RegExp; lowest: number; highest: number; unused?: RegExp };

const fourDigits = /^\d{4}$/;
const numericFormats: Partial<Record<CountryCode, NumericFormat>> = {
  NL: { form: /^\d{4}(?!SA|SD|SS)([A-Z]{2})?$/, lowest: 1000, highest: 9999 },
  BE: { form: fourDigits, lowest: 1000, highest: 9999 },
  LU: { form: fourDigits, lowest: 1000, highest: 9999 },
  // No post office has the numbers of these beginnings.
  DE: { form: /^\d{5}$/, lowest: 1067, highest: 99_998, unused: /^(00|05|43|62)/ },
  AT: { form: fourDigits, lowest: 1010, highest: 9992 },
  CH: { form: fourDigits, lowest: 1000, highest: 9658 },
};

/** Postcode areas of the United Kingdom with its islands: the letters before the first digit. */
const britishAreas = new Set(
  (
    'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU GY HA HD ' +
    'HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH ' +
    'RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE'
  ).split(' '),
);

/** Returns the first and the last number of a country's postcodes, and their digits; undefined for postcodes with other signs. */
export function postcodeSpan(country: CountryCode): { lowest: number; highest: number; digits: number } | undefined {
  const format = numericFormats[country];
  return format && { lowest: format.lowest, highest: format.highest, digits: country === 'DE' ? 5 : 4 };
}

/**
 * Returns the postcode in a text as its country writes it: `7411ab Deventer` becomes `7411 AB`. Returns undefined if the country has no
 * such postcode. Four digits suffice in the Netherlands, and the first half in the United Kingdom and Ireland.
 */
export function readPostcode(country: CountryCode, text: string): string | undefined {
  const whole = writtenPostcode(country, normalizePostcode(text));
  return whole ?? writtenPostcode(country, normalizePostcode(postcodeInText.exec(text)?.[0] ?? ''));
}

function writtenPostcode(country: CountryCode, code: string): string | undefined {
  if (country === 'GB') {
    const [, area = '', district = '', unit] = /^([A-Z]{1,2})(\d[A-Z\d]?)(\d[A-Z]{2})?$/.exec(code) ?? [];
    return britishAreas.has(area) ? [area + district, unit].filter(Boolean).join(' ') : undefined;
  }
  if (country === 'IE') {
    const [, routing, unit] = /^([AC-FHKNPRTV-Y]\d{2}|D6W)([A-Z\d]{4})?$/.exec(code) ?? [];
    return routing && [routing, unit].filter(Boolean).join(' ');
  }
  const format = numericFormats[country];
  if (!format?.form.test(code) || format.unused?.test(code)) return undefined;
  const digits = /^\d+/.exec(code)?.[0] ?? '';
  const number = Number(digits);
  if (number < format.lowest || number > format.highest) return undefined;
  return [digits, code.slice(digits.length)].filter(Boolean).join(' ');
}
