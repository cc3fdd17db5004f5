const longest = 200;

/** What a visitor has called the project, as one short line without characters that steer how text is shown. */
export const projectName = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim()
    .slice(0, longest);
