/** Control characters, halves of surrogate pairs, and marks that turn the direction of what follows them. */
const unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const unprintableInLines = /(?!\n)[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A text of one line as it is kept: every kind of space is a plain one, none at the ends. What cannot be printed is taken out instead
 * of refused: it comes along with what visitors paste, and they could not see what to mend.
 */
export function cleanLine(text: string): string {
  return text.replace(/\s/g, ' ').replace(unprintable, '').trim();
}

/** A text of several lines, which end in a line feed alone. */
export function cleanLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(unprintableInLines, '').trim();
}
