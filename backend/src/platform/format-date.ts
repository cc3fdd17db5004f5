import { companyTimeZone } from './dutch-time.ts';

/** Formats a day, and its time if `hasTime`, as written in a language of the admin and in the company's time zone. */
export function formatDate(language: string, date: Date, { hasTime = false } = {}): string {
  const styles: Intl.DateTimeFormatOptions = { dateStyle: 'medium', ...(hasTime && { timeStyle: 'short' }) };
  return new Intl.DateTimeFormat(language, { ...styles, timeZone: companyTimeZone }).format(date);
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** Formats a day such as `2027-01-31` as written in a language; returns other texts unchanged. */
export const formatIfDay = (language: string, text: string): string =>
  isoDay.test(text) ? formatDate(language, new Date(`${text}T12:00:00Z`)) : text;
