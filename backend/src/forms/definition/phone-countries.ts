/** Dial codes by country: Europe, and other countries that visitors write from. */
export const dialCodes = {
  AD: '376',
  AL: '355',
  AT: '43',
  AU: '61',
  BA: '387',
  BE: '32',
  BG: '359',
  BR: '55',
  CA: '1',
  CH: '41',
  CN: '86',
  CY: '357',
  CZ: '420',
  DE: '49',
  DK: '45',
  EE: '372',
  ES: '34',
  FI: '358',
  FR: '33',
  GB: '44',
  GR: '30',
  HR: '385',
  HU: '36',
  IE: '353',
  IN: '91',
  IS: '354',
  IT: '39',
  JP: '81',
  LI: '423',
  LT: '370',
  LU: '352',
  LV: '371',
  MA: '212',
  MC: '377',
  MD: '373',
  ME: '382',
  MK: '389',
  MT: '356',
  NL: '31',
  NO: '47',
  NZ: '64',
  PL: '48',
  PT: '351',
  RO: '40',
  RS: '381',
  SE: '46',
  SI: '386',
  SK: '421',
  SM: '378',
  SR: '597',
  TR: '90',
  UA: '380',
  US: '1',
  XK: '383',
  ZA: '27',
} as const;

export type PhoneCountryCode = keyof typeof dialCodes;

export const phoneCountryCodes = Object.keys(dialCodes) as PhoneCountryCode[];

export const isPhoneCountry = (code: string): code is PhoneCountryCode => Object.hasOwn(dialCodes, code);

/** Returns the name of a country in a language. */
export function countryName(code: PhoneCountryCode, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
}
