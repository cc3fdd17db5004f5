import type { LocaleCode } from '@plantsoen/contract/locales.ts';

/** How numbers, dates and prices are written in a locale (LOC-07). */
export type Formats = {
  number(value: number, fractionDigits?: number): string;
  /** How many there are of something, in groups of thousands; measures are written without. */
  count(value: number): string;
  /** 'D MMMM YYYY', in German 'D. MMMM YYYY', of an ISO date; the day is the company's, not the visitor's. */
  date(iso: string): string;
  /** 'MMMM YYYY' of an ISO year and month. */
  month(iso: string): string;
  /** The name of a country by its ISO 3166 code; what is no such code stays as it is. */
  country(code: string): string;
  /** EUR, with cents only where there are any (CAT-09). */
  price(amount: number): string;
  /** A share from 0 to 100, as '60%' or in German '60 %'. */
  percent(value: number): string;
};

const languages: Readonly<Record<LocaleCode, string>> = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' };
const timeZone = 'Europe/Amsterdam';

const formats: Partial<Record<LocaleCode, Formats>> = {};

/** The formats of a locale. */
export function formatsOf(locale: LocaleCode): Formats {
  formats[locale] ??= make(languages[locale]);
  return formats[locale];
}

/** Made at first use: a browser takes milliseconds for the makers of dates and names of countries, which few pages show. */
function atFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function make(language: string): Formats {
  const numbers = new Map<number | undefined, Intl.NumberFormat>();
  const date = atFirstUse(() => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone }));
  const price = atFirstUse(
    () => new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }),
  );
  const percent = atFirstUse(() => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }));
  const month = atFirstUse(() => new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }));
  const countries = atFirstUse(() => new Intl.DisplayNames(language, { type: 'region' }));
  const numberFormat = (digits: number | undefined) => {
    const made =
      numbers.get(digits) ??
      new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits ?? 3 });
    numbers.set(digits, made);
    return made;
  };
  const number: Formats['number'] = (value, fractionDigits) => numberFormat(fractionDigits).format(value);
  return {
    number,
    // Most are small, and need no maker of numbers.
    count: (value) => (value < 1000 ? String(value) : number(value)),
    date: (iso) => date().format(new Date(iso)),
    month: (iso) => month().format(new Date(iso)),
    country: (code) => (/^[A-Za-z]{2}$/.test(code) ? (countries().of(code) ?? code) : code),
    price: (amount) => price().format(amount),
    percent: (value) => percent().format(value / 100),
  };
}
