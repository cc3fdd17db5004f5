import type { LocaleCode } from '@plantsoen/contract/locales.ts';

/** Formats for numbers, dates and prices of a locale (LOC-07). */
export type Formats = {
  number(value: number, fractionDigits?: number): string;
  /** A count with group separators; dimensions have none. */
  count(value: number): string;
  /** A value with its unit: '24 months', short '24 mths'; '45 mm'; '60%'. */
  quantity(value: number, unit: string, unitDisplay?: 'short' | 'long'): string;
  /** 'D MMMM YYYY', in German 'D. MMMM YYYY', of an ISO date in the company's time zone. */
  date(iso: string): string;
  /** 'MMMM YYYY' of an ISO year and month. */
  month(iso: string): string;
  /** Name of a country by its ISO 3166 code; other texts are unchanged. */
  country(code: string): string;
  /** Price in EUR, with cents only if there are any (CAT-09). */
  price(amount: number): string;
  /** Percentage from 0 to 100, as '60%' or in German '60 %'. */
  percent(value: number): string;
};

const languages: Readonly<Record<LocaleCode, string>> = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' };
/** Units that have a name in each language. */
const namedUnits: Partial<Record<string, string>> = { weeks: 'week', months: 'month', years: 'year', l: 'liter' };
const timeZone = 'Europe/Amsterdam';

const formats: Partial<Record<LocaleCode, Formats>> = {};

/** Returns the formats of a locale. */
export function formatsOf(locale: LocaleCode): Formats {
  formats[locale] ??= make(languages[locale]);
  return formats[locale];
}

/** Creates a formatter at its first use. Formatters of dates and countries take milliseconds to create, and few pages need them. */
function atFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function make(language: string): Formats {
  const made: Record<string, Intl.NumberFormat> = {};
  const numberFormat = (options: Intl.NumberFormatOptions) => {
    const key = JSON.stringify(options);
    made[key] ??= new Intl.NumberFormat(language, options);
    return made[key];
  };
  const date = atFirstUse(() => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone }));
  const month = atFirstUse(() => new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }));
  const countries = atFirstUse(() => new Intl.DisplayNames(language, { type: 'region' }));
  const number: Formats['number'] = (value, digits) =>
    numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits ?? 3 }).format(value);
  const percent: Formats['percent'] = (value) => numberFormat({ style: 'percent', maximumFractionDigits: 1 }).format(value / 100);
  return {
    number,
    // Most counts are small and need no number formatter.
    count: (value) => (value < 1000 ? String(value) : number(value)),
    quantity: (value, unit, unitDisplay = 'long') => {
      if (unit === '%') return percent(value);
      return unit in namedUnits
        ? numberFormat({ style: 'unit', unit: namedUnits[unit], unitDisplay, useGrouping: false }).format(value)
        : `${value} ${unit}`;
    },
    date: (iso) => date().format(new Date(iso)),
    month: (iso) => month().format(new Date(iso)),
    country: (code) => (/^[A-Za-z]{2}$/.test(code) ? (countries().of(code) ?? code) : code),
    price: (amount) => numberFormat({ style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' }).format(amount),
    percent,
  };
}
