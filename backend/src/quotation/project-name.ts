const longest = 200;

/** Returns the project name that a visitor typed as one short line without control characters. */
export const projectName = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim()
    .slice(0, longest);
