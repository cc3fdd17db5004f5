/** Matches line breaks, control characters and characters that change the writing direction. */
const controls = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * Returns a text on one line without control characters, cut to `maxLength` characters. In a header of an email, a line break would
 * start another header.
 */
export function oneLine(text: string, maxLength: number): string {
  const line = text.toWellFormed().replace(controls, ' ').replace(/\s+/g, ' ').trim();
  return Array.from(line).slice(0, maxLength).join('');
}
