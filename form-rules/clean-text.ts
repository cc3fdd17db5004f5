/** Matches control characters, unpaired surrogates, and marks that change the text direction. */
const unprintable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const unprintableInLines = /(?!\n)[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Normalises a text of one line: white space becomes a plain space and is trimmed. Unprintable characters are removed instead of refused,
 * because visitors paste them unknowingly and could not see the error.
 */
export function cleanLine(text: string): string {
  return text.replace(/\s/g, ' ').replace(unprintable, '').trim();
}

/** Normalises a text of several lines, which are separated by a line feed. */
export function cleanLines(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(unprintableInLines, '').trim();
}
