import type { LocaleCode } from '@plantsoen/contract/locales.ts';

const languages: Readonly<Record<LocaleCode, string>> = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' };

/** Formats of numbers and dates in the documents of a language. Dates are in the time zone of the company. */
export type ListFormats = {
  number(value: number): string;
  price(amount: number): string;
  date(day: Date): string;
  /** Formats '2026-11' as month and year. */
  month(iso: string): string;
};

const made: Partial<Record<LocaleCode, ListFormats>> = {};

export function listFormats(locale: LocaleCode): ListFormats {
  made[locale] ??= make(languages[locale]);
  return made[locale];
}

function make(language: string): ListFormats {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  const prices = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' });
  const days = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Amsterdam',
  });
  const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    number: (value) => numbers.format(value),
    price: (amount) => prices.format(amount),
    date: (day) => days.format(day),
    month(iso) {
      const day = new Date(iso);
      return Number.isNaN(day.getTime()) ? iso : months.format(day);
    },
  };
}
